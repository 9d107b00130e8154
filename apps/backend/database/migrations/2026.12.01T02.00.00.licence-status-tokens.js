// Token Status Lists: a version of a licence has an index in one of them, which is random and never used again. Licences
// issued from now on have no `status_index`, because that number reveals how many licences exist.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('licence_status_tokens')) return
    await knex.schema.createTable('licence_status_tokens', table => {
      table.increments('id')
      table.integer('number').notNullable().unique({ indexName: 'licence_status_tokens_number_unique' })
      table.text('jws').notNullable()
      table.string('key_id', 64).notNullable()
      table.bigInteger('signed_at').notNullable()
    })
    await knex.schema.alterTable('licence_versions', table => {
      table.integer('status_list')
      table.integer('status_index')
      table.unique(['status_list', 'status_index'], { indexName: 'licence_versions_status_unique' })
    })
    await knex.schema.alterTable('licences', table => table.integer('status_index').nullable().alter())
  },
  async down() {},
}
