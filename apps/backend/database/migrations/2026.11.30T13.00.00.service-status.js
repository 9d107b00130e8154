// What the status page shows: the last check of each part, the results per day, and the notes of staff. Times are
// milliseconds (UTC), days are in Jakarta.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('status_parts')) return
    await knex.schema.createTable('status_parts', table => {
      table.string('part', 20).primary()
      // Checks are counted once a minute, whatever backend runs them.
      table.bigInteger('minute').notNullable()
      table.bigInteger('first_minute')
      table.string('state', 20).notNullable()
      table.integer('failures').notNullable()
      table.bigInteger('since').notNullable()
    })
    await knex.schema.createTable('status_days', table => {
      table.string('part', 20).notNullable()
      table.date('day').notNullable()
      table.integer('passed').notNullable()
      table.integer('failed').notNullable()
      table.primary(['part', 'day'], { constraintName: 'status_days_pkey' })
    })
    await knex.schema.createTable('status_notes', table => {
      table.increments('id')
      // The id that the panel chose, so that a note sent twice exists once.
      table.uuid('key').notNullable()
      table.string('kind', 20).notNullable()
      table.string('state', 20).notNullable()
      table.jsonb('parts').notNullable()
      table.string('title_id', 120).notNullable()
      table.string('title_en', 120).notNullable()
      table.bigInteger('starts_at').notNullable()
      table.bigInteger('ends_at').index('status_notes_end_index')
      table.integer('version').notNullable()
      table.unique(['key'], { indexName: 'status_notes_key_unique' })
    })
    await knex.schema.createTable('status_updates', table => {
      table.increments('id')
      table.integer('note_id').notNullable().index('status_updates_note_index')
      table.string('state', 20).notNullable()
      table.text('text_id').notNullable()
      table.text('text_en').notNullable()
      table.bigInteger('at').notNullable()
      table.string('author', 200).notNullable()
    })
  },
}
