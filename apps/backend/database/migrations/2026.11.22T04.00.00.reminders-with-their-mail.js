// A reminder is written down together with its mail: what was claimed and never sent is told anew.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('reminders'))) return
    await knex('reminders').whereNull('sent_at').delete()
  },
}
