// Separate slots for Ramadan, and the kind of each dated exception. No exceptions exist yet, because
// nothing could create them before.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('schedule_slots', 'season')) return
    await knex.schema.alterTable('schedule_slots', table => {
      table.string('season', 16).notNullable().defaultTo('regular')
    })
    await knex.schema.alterTable('schedule_exceptions', table => {
      table.string('kind', 16).notNullable().defaultTo('play')
    })
  },
}
