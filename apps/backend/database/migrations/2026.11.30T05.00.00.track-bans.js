// The tracks that must not play in a zone, a unit (zone_id is null) or an organisation (both are null).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('track_bans')) return
    await knex.schema.createTable('track_bans', table => {
      table.increments('id')
      table.string('document_id', 64).notNullable().unique({ indexName: 'track_bans_document_unique' })
      table.integer('organisation_id').notNullable()
      table.integer('business_unit_id')
      table.integer('zone_id')
      table.string('track', 64).notNullable()
      // Null if the ban lasts until somebody lifts it.
      table.bigInteger('until_at').index('track_bans_until_index')
      table.bigInteger('created_at').notNullable()
    })
    await knex.raw(`create unique index track_bans_unique on track_bans
      (organisation_id, coalesce(business_unit_id, 0), coalesce(zone_id, 0), track)`)
  },
}
