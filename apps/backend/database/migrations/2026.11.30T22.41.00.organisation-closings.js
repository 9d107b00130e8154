// Organisations whose last owner ends what is running there, which can be taken back until `ends_at`. Times are
// milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('organisation_closings')) return
    await knex.schema.createTable('organisation_closings', table => {
      table.increments('id')
      table
        .integer('organisation_id')
        .notNullable()
        .unique({ indexName: 'organisation_closings_organisation_unique' })
      table.string('planned_by', 24).notNullable()
      table.bigInteger('planned_at').notNullable()
      table.bigInteger('ends_at').notNullable()
      table.index('ends_at', 'organisation_closings_ends_at_index')
    })
  },
}
