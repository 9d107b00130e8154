// Batch changes to zones, with a result for each zone, and saved views of the zone board. Times are
// milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('zone_batches')) return
    await knex.schema.createTable('zone_batches', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.integer('organisation_id').notNullable()
      table.integer('user_id').notNullable()
      table.string('request_key', 64).notNullable()
      table.text('action').notNullable()
      table.integer('total').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('changed_at').notNullable()
      table.bigInteger('expires_at').notNullable().index('zone_batches_expires_index')
      table.unique(['user_id', 'request_key'], { indexName: 'zone_batches_request_unique' })
    })
    await knex.schema.createTable('zone_batch_items', table => {
      table.increments('id')
      table.integer('batch_id').notNullable()
      table.integer('zone_id').notNullable()
      table.string('result', 16)
      table.index(['batch_id', 'result'], 'zone_batch_items_batch_index')
    })
    await knex.schema.createTable('zone_views', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique()
      table.integer('organisation_id').notNullable()
      table.integer('user_id').notNullable()
      table.string('name', 60).notNullable()
      table.text('query').notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['user_id', 'organisation_id', 'name'], { indexName: 'zone_views_name_unique' })
    })
  },
}
