// Proposed changes of prices, and what was decided about them. The first three tables are append-only; a row of
// `open_price_changes` reserves a price for the change that is open, and is deleted when the change has ended. Times are
// milliseconds (UTC), prices whole rupiah; null means that the package is not sold in this period.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('price_changes')) return
    await knex.schema.createTable('price_changes', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'price_changes_document_id_unique' })
      table.bigInteger('starts_at').notNullable()
      table.string('reason', 500).notNullable()
      table.integer('proposed_by').notNullable()
      table.string('proposed_by_name', 255).notNullable()
      table.bigInteger('proposed_at').notNullable()
    })
    await knex.schema.createTable('price_change_prices', table => {
      table.increments('id')
      table.integer('price_change_id').notNullable()
      table.string('package_key', 64).notNullable()
      table.string('billing_period', 8).notNullable()
      table.bigInteger('old_price')
      table.bigInteger('new_price')
      table.unique(['price_change_id', 'package_key', 'billing_period'], {
        indexName: 'price_change_prices_unique',
      })
    })
    await knex.schema.createTable('price_change_events', table => {
      table.increments('id')
      table.integer('price_change_id').notNullable()
      table.string('state', 16).notNullable()
      table.integer('staff_id')
      table.string('staff_name', 255)
      table.string('reason', 500)
      table.bigInteger('at').notNullable()
      table.unique(['price_change_id', 'state'], { indexName: 'price_change_events_unique' })
    })
    await knex.schema.createTable('open_price_changes', table => {
      table.string('package_key', 64).notNullable()
      table.string('billing_period', 8).notNullable()
      table.integer('price_change_id').notNullable().index('open_price_changes_change_index')
      table.primary(['package_key', 'billing_period'], { constraintName: 'open_price_changes_pkey' })
    })
  },
}
