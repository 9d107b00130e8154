// A reminder's row and its email job are now written in one transaction, so the rows of reminders that were
// claimed but never sent are deleted.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('reminders'))) return
    await knex('reminders').whereNull('sent_at').delete()
  },
}
