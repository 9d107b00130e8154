// Certificate downloads for many licences at once. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('licence_batches')) return
    await knex.schema.createTable('licence_batches', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.integer('organisation_id').notNullable()
      table.integer('user_id').notNullable()
      table.string('size', 16).notNullable()
      table.string('locale', 2).notNullable()
      table.text('parts').notNullable()
      table.integer('parts_done').notNullable()
      table.integer('bytes')
      table.bigInteger('changed_at').notNullable()
      table.bigInteger('expires_at').notNullable().index('licence_batches_expires_index')
    })
  },
}
