// Offers at the prices of a day, which can be ordered for 30 days. `prices` are the list prices of the packages, by their key.
// Amounts are rupiah; times are milliseconds (UTC). Nothing but `order_id` is changed.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('quotations')) return
    await knex.schema.createTable('quotations', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'quotations_document_unique' })
      table.string('number', 32).notNullable().unique({ indexName: 'quotations_number_unique' })
      table.integer('organisation_id').notNullable()
      table.integer('user_id').notNullable().index('quotations_user_index')
      // Set if a member of staff made it for the member.
      table.integer('staff_id')
      table.string('voucher_code', 32)
      table.bigInteger('price').notNullable()
      table.bigInteger('discount').notNullable()
      table.jsonb('tax')
      table.bigInteger('total').notNullable()
      table.jsonb('prices').notNullable()
      table.jsonb('parties').notNullable()
      table.jsonb('sentence').notNullable()
      table.bigInteger('created_at').notNullable()
      table.bigInteger('valid_until').notNullable()
      table.integer('order_id').index('quotations_order_index')
      table.index(['organisation_id', 'id'], 'quotations_own_index')
    })
    await knex.schema.createTable('quotation_lines', table => {
      table.increments('id')
      table.integer('quotation_id').notNullable().references('quotations.id')
      table.integer('position').notNullable()
      table.integer('business_unit_id').notNullable().index('quotation_lines_unit_index')
      table.string('unit_name', 120).notNullable()
      table.string('outlet_code', 40)
      table.string('kind', 16).notNullable()
      table.string('package_key', 64).notNullable()
      table.jsonb('package_titles').notNullable()
      table.string('billing_period', 10).notNullable()
      table.integer('zone_count').notNullable()
      table.bigInteger('unit_price').notNullable()
      table.bigInteger('price').notNullable()
      table.bigInteger('discount').notNullable()
      table.bigInteger('credit').notNullable()
      table.integer('days_left')
      table.integer('days_whole')
      table.datetime('covers_from')
      table.datetime('covers_until')
      table.unique(['quotation_id', 'position'], { indexName: 'quotation_lines_position_unique' })
    })
    // A request is for a cart or for a quotation.
    await knex.schema.alterTable('order_requests', table => {
      table.integer('quotation_id')
      table.setNullable('cart_id')
    })
    await knex.raw(
      `create unique index order_requests_quotation_unique on order_requests (quotation_id) where state = 'requested'`,
    )
  },
}
