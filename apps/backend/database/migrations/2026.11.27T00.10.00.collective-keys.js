// API keys of collective bodies. They have their own table, so that queries for organisations' keys never
// return them. Only the hash of a key is stored. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('collective_keys')) return
    await knex.schema.createTable('collective_keys', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.string('body', 24).notNullable()
      table.string('name', 60).notNullable()
      table.string('prefix', 16).notNullable()
      table.string('token_hash', 64).notNullable().unique()
      table.text('scopes').notNullable()
      table.string('created_by', 24).notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('last_used_at')
      table.bigInteger('revoked_at')
      table.index(['body', 'created_at'], 'collective_keys_own_body_index')
      table.index(['created_by'], 'collective_keys_own_creator_index')
    })
  },
}
