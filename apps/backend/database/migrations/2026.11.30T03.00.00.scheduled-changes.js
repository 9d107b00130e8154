// What members have planned for the next renewal of a unit: a package, a period and a number of zones, or, without a
// package, that there will be no renewal. Paying a renewal deletes the row.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('scheduled_changes')) return
    await knex.schema.createTable('scheduled_changes', table => {
      table.increments('id')
      table.integer('business_unit_id').notNullable().unique({ indexName: 'scheduled_changes_unit_unique' })
      table.string('package_key', 64)
      table.string('package_title', 120)
      table.string('billing_period', 8)
      table.integer('zone_count')
      // The record ids of the zones that end.
      table.jsonb('ending_zones').notNullable()
      // The record id of the account.
      table.string('planned_by', 64).notNullable()
      table.bigInteger('planned_at').notNullable()
    })
  },
}
