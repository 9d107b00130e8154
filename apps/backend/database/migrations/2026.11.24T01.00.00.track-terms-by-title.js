// Terms are stored with the title and tags of their track, so that a search reads the rows of one term in result order
// and filters by tag as it goes. The next start fills the table.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('track_terms', 'sort_title')) return
    await knex.schema.dropTable('track_terms')
    await knex.schema.createTable('track_terms', table => {
      table.integer('track_id').notNullable()
      table.specificType('term', 'varchar(60) collate "C"').notNullable()
      table.specificType('sort_title', 'varchar(60) collate "C"').notNullable()
      table.string('tags', 250).notNullable()
      table.unique(['term', 'sort_title', 'track_id', 'tags'], { indexName: 'track_terms_term_unique' })
      table.unique(['track_id', 'term'], { indexName: 'track_terms_own_track_unique' })
    })
  },
}
