// Bank transfers that staff recorded for an order and that a second person confirms, because they are above the amount in
// the payment settings. An order has at most one that awaits a decision. Times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('recorded_transfers')) return
    await knex.schema.createTable('recorded_transfers', table => {
      table.increments('id')
      table
        .string('document_id', 24)
        .notNullable()
        .unique({ indexName: 'recorded_transfers_document_unique' })
      table.integer('order_id').notNullable()
      table.bigInteger('amount').notNullable()
      table.string('reference', 120).notNullable()
      table.string('state', 10).notNullable()
      // The ids of members of staff.
      table.string('recorded_by', 16).notNullable()
      table.bigInteger('recorded_at').notNullable()
      table.string('decided_by', 16)
      table.bigInteger('decided_at')
      table.index(['state', 'id'], 'recorded_transfers_state_index')
    })
    await knex.raw(
      `create unique index recorded_transfers_open_unique on recorded_transfers (order_id) where state = 'recorded'`,
    )
  },
  async down() {},
}
