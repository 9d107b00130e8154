// Who likes a track in a zone, which bans staff ask for, and who added a ban or reported its track.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('track_likes')))
      await knex.schema.createTable('track_likes', table => {
        table.increments('id')
        table.string('document_id', 64).notNullable().unique({ indexName: 'track_likes_document_unique' })
        table.integer('zone_id').notNullable()
        table.string('track', 64).notNullable().index('track_likes_track_index')
        // The id of a member or of a staff pass.
        table.string('liked_by', 64).notNullable()
        table.bigInteger('created_at').notNullable()
        table.unique(['zone_id', 'track', 'liked_by'], { indexName: 'track_likes_unique' })
      })
    if (!(await knex.schema.hasTable('track_ban_requests')))
      await knex.schema.createTable('track_ban_requests', table => {
        table.increments('id')
        table
          .string('document_id', 64)
          .notNullable()
          .unique({ indexName: 'track_ban_requests_document_unique' })
        table.integer('zone_id').notNullable()
        table.string('track', 64).notNullable()
        table.string('requested_by', 64).notNullable()
        table.bigInteger('created_at').notNullable().index('track_ban_requests_created_index')
        table.unique(['zone_id', 'track'], { indexName: 'track_ban_requests_unique' })
      })
    if (!(await knex.schema.hasColumn('track_bans', 'created_by')))
      await knex.schema.alterTable('track_bans', table => {
        // Null once somebody else has made the ban longer.
        table.string('created_by', 64)
        table.string('report', 64).index('track_bans_report_index')
      })
  },
}
