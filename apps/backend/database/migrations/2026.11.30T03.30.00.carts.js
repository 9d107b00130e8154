// What a member of an organisation is about to order for several units, one row per unit. `version` increases with every
// change. `unit_price` is the price per zone when the line was last chosen; null if it had none. Times are milliseconds
// (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('carts')) return
    await knex.schema.createTable('carts', table => {
      table.increments('id')
      table.integer('organisation_id').notNullable()
      table.integer('user_id').notNullable()
      table.string('voucher_code', 32)
      table.integer('version').notNullable()
      table.bigInteger('expires_at').notNullable().index('carts_expires_index')
      table.unique(['user_id', 'organisation_id'], { indexName: 'carts_owner_unique' })
    })
    await knex.schema.createTable('cart_lines', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'cart_lines_document_id_unique' })
      table.integer('cart_id').notNullable()
      table.integer('business_unit_id').notNullable()
      table.string('unit_name', 255).notNullable()
      table.string('outlet_code', 40)
      table.string('kind', 16).notNullable()
      table.string('package_key', 64)
      table.string('billing_period', 8)
      table.integer('zone_count').notNullable()
      table.bigInteger('unit_price')
      table.unique(['cart_id', 'business_unit_id'], { indexName: 'cart_lines_unit_unique' })
    })
  },
}
