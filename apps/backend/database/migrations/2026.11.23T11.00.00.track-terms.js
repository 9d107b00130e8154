// Search terms for tracks: words in titles and artist names, genres and moods. They are sorted bytewise, so
// that a prefix search is a range scan.
const playlistIndexes = { schedule_slots: 'scope', schedule_exceptions: 'scope', zone_overrides: 'zone_id' }

module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('track_terms')) return
    await knex.schema.createTable('track_terms', table => {
      table.integer('track_id').notNullable()
      table.specificType('term', 'varchar(60) collate "C"').notNullable()
      table.unique(['term', 'track_id'], { indexName: 'track_terms_term_unique' })
      table.index(['track_id', 'term'], 'track_terms_own_track_index')
    })
    for (const [name, owner] of Object.entries(playlistIndexes))
      await knex.schema.alterTable(name, table => {
        table.index(['playlist', owner], `${name}_own_playlist_index`)
      })
  },
}
