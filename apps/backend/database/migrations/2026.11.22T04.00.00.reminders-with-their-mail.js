// A reminder's row and its email job are one transaction now: reminders that were claimed but not sent start over.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('reminders'))) return
    await knex('reminders').whereNull('sent_at').delete()
  },
}
