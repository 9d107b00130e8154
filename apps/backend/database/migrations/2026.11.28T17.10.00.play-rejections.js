// Rejected plays: why, and the hash of what was sent. The rows are append-only, like plays; the counts
// by zone, month and reason are derived from them. Times are in milliseconds (UTC).
const tables = {
  play_rejections(table) {
    table.bigIncrements('id')
    table.string('play_id', 36)
    table.integer('player_id').notNullable()
    table.integer('zone_id').notNullable()
    table.string('reason', 24).notNullable()
    table.string('hash', 64).notNullable()
    table.bigInteger('started_at')
    table.bigInteger('received_at').notNullable()
    table.unique(['player_id', 'hash'], { indexName: 'play_rejections_hash_unique' })
    table.index(['zone_id', 'received_at'], 'play_rejections_own_zone_index')
  },
  play_rejection_months(table) {
    table.increments('id')
    table.integer('zone_id').notNullable()
    table.string('month', 7).notNullable()
    table.string('reason', 24).notNullable()
    table.integer('plays').notNullable()
    table.unique(['zone_id', 'month', 'reason'], { indexName: 'play_rejection_months_reason_unique' })
    table.index(['month', 'zone_id'], 'play_rejection_months_own_month_index')
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
  },
}
