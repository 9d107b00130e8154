// Whether a unit is closed when its subscription ends, because its renewal was stopped for that reason.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('scheduled_changes', 'closes_unit')) return
    await knex.schema.alterTable('scheduled_changes', table => {
      table.boolean('closes_unit').notNullable().defaultTo(false)
    })
  },
}
