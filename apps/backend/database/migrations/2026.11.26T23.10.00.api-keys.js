// API keys, of which only the hash is stored, and an index for reading an organisation's plays in order of
// arrival. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('api_keys')) return
    await knex.schema.createTable('api_keys', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.integer('organisation_id').notNullable()
      table.string('name', 60).notNullable()
      table.string('prefix', 16).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.text('scopes').notNullable()
      table.string('created_by', 24).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('last_used_at')
      table.bigInteger('revoked_at')
      table.index(['organisation_id', 'created_at'], 'api_keys_own_organisation_index')
    })
    if (await knex.schema.hasTable('plays'))
      await knex.schema.alterTable('plays', table =>
        table.index(['organisation_id', 'received_at', 'id'], 'plays_own_organisation_index'),
      )
  },
}
