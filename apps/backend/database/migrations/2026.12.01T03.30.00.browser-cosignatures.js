// Checkpoints that users of collective bodies have signed in their browsers.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('log_browser_cosignatures')) return
    await knex.schema.createTable('log_browser_cosignatures', table => {
      table.increments('id')
      table.string('body', 64).notNullable()
      table.string('reader', 255).notNullable()
      table.string('key', 255).notNullable()
      table.bigInteger('size').notNullable()
      table.string('line', 400).notNullable()
      table.bigInteger('signed_at').notNullable()
      table.unique(['body', 'key', 'size'], { indexName: 'log_browser_cosignatures_size_unique' })
    })
  },
}
