// Incidents of zones. A row exists from the first sign of a fault; `opened_at` is null until the fault has
// lasted long enough. Also stores when members were last emailed about incidents, and since when gateways
// have been connected. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('incidents'))) {
      await knex.schema.createTable('incidents', table => {
        table.increments('id')
        table.string('document_id', 24).notNullable().unique()
        table.integer('zone_id').notNullable()
        table.integer('business_unit_id').notNullable()
        table.integer('organisation_id').notNullable()
        table.string('kind', 16).notNullable()
        table.string('cause', 24)
        table.bigInteger('started_at').notNullable()
        table.bigInteger('opened_at')
        table.bigInteger('cleared_at')
        table.bigInteger('closed_at')
        table.index(['organisation_id', 'opened_at'], 'incidents_own_organisation_index')
        table.index(['zone_id', 'started_at'], 'incidents_own_zone_index')
      })
      await knex.raw(
        'create unique index incidents_current_unique on incidents (zone_id, kind) where closed_at is null',
      )
    }
    if (!(await knex.schema.hasTable('incident_alerts')))
      await knex.schema.createTable('incident_alerts', table => {
        table.increments('id')
        table.integer('user_id').notNullable()
        table.integer('organisation_id').notNullable()
        table.bigInteger('alerted_at').notNullable()
        table.unique(['user_id', 'organisation_id'], { indexName: 'incident_alerts_member_unique' })
      })
    if (!(await knex.schema.hasTable('gateway_contacts'))) {
      await knex.schema.createTable('gateway_contacts', table => {
        table.increments('id')
        table.bigInteger('since').notNullable()
        table.bigInteger('seen_at').notNullable()
      })
      await knex('gateway_contacts').insert({ since: 0, seen_at: 0 })
    }
  },
}
