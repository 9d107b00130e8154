// The keys with which devices sign plays. A new key waits until a member confirms it.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('players', 'public_key')) return
    await knex.schema.alterTable('players', table => {
      table.string('key_alg', 16)
      table.string('public_key', 88).unique({ indexName: 'players_public_key_unique' })
      table.bigInteger('key_at')
      table.string('new_key_alg', 16)
      table.string('new_public_key', 88)
      table.bigInteger('new_key_at')
    })
  },
}
