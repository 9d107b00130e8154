// The runs of the app on each device, by the ids in their heartbeats. If two of them overlap, the device was
// copied with its token. Rows are deleted a day after a run has ended. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('player_boots')) return
    await knex.schema.createTable('player_boots', table => {
      table.increments('id')
      table.integer('player_id').notNullable()
      table.string('boot', 36).notNullable()
      table.bigInteger('first_seen_at').notNullable()
      table.bigInteger('last_seen_at').notNullable()
      table.unique(['player_id', 'boot'], { indexName: 'player_boots_boot_unique' })
      table.index(['last_seen_at'], 'player_boots_own_seen_index')
    })
  },
}
