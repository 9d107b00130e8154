// PPh 23 that customers withhold from their payments: the rule of the business by date, what is withheld from an order, and
// the slips that prove it. The number of a slip counts once in the whole service, unless Finance has refused it. Amounts
// are rupiah, `withholdings.base` sen; times are milliseconds (UTC).
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('withholdings')) return
    await knex.schema.createTable('withholding_rules', table => {
      table.increments('id')
      table.smallint('rate').notNullable()
      table.string('basis', 10).notNullable()
      table.string('object_code', 16).notNullable()
      table.string('opinion', 255).notNullable()
      table.bigInteger('starts_at').notNullable()
      // The id of a member of staff.
      table.string('created_by', 16).notNullable()
      table.bigInteger('created_at').notNullable()
    })
    await knex.schema.createTable('withholdings', table => {
      table.increments('id')
      table.integer('order_id').notNullable().unique({ indexName: 'withholdings_order_unique' })
      table.integer('organisation_id').notNullable()
      table.smallint('rate').notNullable()
      table.string('basis', 10).notNullable()
      table.string('object_code', 16).notNullable()
      table.bigInteger('base').notNullable()
      table.bigInteger('amount').notNullable()
      table.string('state', 10).notNullable()
      table.bigInteger('paid_at')
      table.bigInteger('due_at')
      table.bigInteger('closed_at')
      table.string('received_reference', 120)
      table.integer('void_refund_id')
      table.index(['state', 'due_at'], 'withholdings_state_due_index')
      table.index('paid_at', 'withholdings_paid_at_index')
      table.index('void_refund_id', 'withholdings_void_refund_index')
    })
    await knex.schema.createTable('withholding_slips', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'withholding_slips_document_unique' })
      table.integer('withholding_id').notNullable().references('withholdings.id')
      table.string('number', 32).notNullable()
      table.string('issued_on', 10).notNullable()
      table.bigInteger('base').notNullable()
      table.bigInteger('amount').notNullable()
      table.string('file_key', 36).notNullable()
      table.integer('file_size').notNullable()
      table.string('sent_by', 24).notNullable()
      table.bigInteger('sent_at').notNullable()
      table.string('state', 10).notNullable()
      table.string('refusal', 16)
      table.text('note')
      // The id of a member of staff.
      table.string('decided_by', 16)
      table.bigInteger('decided_at')
      table.index('withholding_id', 'withholding_slips_withholding_index')
    })
    await knex.raw(
      `create unique index withholding_slips_number_unique on withholding_slips (number) where state = 'sent' or state = 'accepted'`,
    )
    await knex.raw(
      `create unique index withholding_slips_current_unique on withholding_slips (withholding_id) where state = 'sent' or state = 'accepted'`,
    )
  },
}
