// The keys that sign receipts of plays, and what devices have found wrong with the usage log. Times are milliseconds (UTC).
const tables = {
  receipt_keys(table) {
    table.increments('id')
    table.string('key_id', 64).notNullable().unique()
    table.string('public_key', 64).notNullable()
    table.text('private_key').notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('active_from').notNullable()
    table.bigInteger('revoked_at')
  },
  log_findings(table) {
    table.bigIncrements('id')
    table.integer('player_id').notNullable()
    table.integer('zone_id').notNullable()
    table.string('kind', 16).notNullable()
    // The play, or a hash of the checkpoints.
    table.string('subject', 36).notNullable()
    table.string('play_id', 36)
    // Whether a receipt that we have signed promises the play.
    table.boolean('is_promised').notNullable()
    table.jsonb('evidence').notNullable()
    table.bigInteger('reported_at').notNullable().index('log_findings_time_index')
    table.unique(['player_id', 'kind', 'subject'], { indexName: 'log_findings_subject_unique' })
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
  },
}
