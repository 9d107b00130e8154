// A reminder's row and its email job are now written in one transaction: reminders that were claimed but not sent are
// reset.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('reminders'))) return
    await knex('reminders').whereNull('sent_at').delete()
  },
}
