// Online payments, notices from their provider, refunds, and payment links. Amounts are whole rupiah, times
// are milliseconds (UTC).
const tables = {
  payment_attempts(table) {
    table.string('document_id', 24).notNullable().unique()
    table.integer('organisation_id').notNullable()
    table.string('provider', 16).notNullable()
    table.string('reference', 50).notNullable().unique()
    table.string('idempotency_key', 160).notNullable().unique()
    table.string('started_by', 40)
    table.integer('pay_link_id').index('payment_attempts_link_index')
    table.string('method', 20).notNullable()
    table.string('locale', 2).notNullable()
    table.bigInteger('amount').notNullable()
    table.string('state', 16).notNullable()
    table.integer('rank').notNullable()
    table.string('outcome', 16)
    table.bigInteger('received')
    table.bigInteger('received_at')
    table.bigInteger('refunded').notNullable()
    table.bigInteger('fee')
    table.string('transaction_id', 64)
    table.string('page_token', 64)
    table.text('redirect_url')
    table.text('instructions')
    table.bigInteger('created_at').notNullable()
    table.bigInteger('expires_at').notNullable()
    table.bigInteger('checked_at')
    table.bigInteger('paid_at')
    table.string('case_kind', 16)
    table.bigInteger('case_opened_at')
    table.bigInteger('case_closed_at')
    table.text('case_note')
    table.index(['organisation_id', 'id'], 'payment_attempts_own_index')
    table.index(['state', 'expires_at'], 'payment_attempts_state_index')
    table.index(['case_closed_at', 'case_opened_at'], 'payment_attempts_case_index')
  },
  payment_attempt_orders(table) {
    table.integer('attempt_id').notNullable()
    table.integer('order_id').notNullable().index('payment_attempt_orders_order_index')
    table.bigInteger('amount').notNullable()
    table.string('outcome', 16)
    table.unique(['attempt_id', 'order_id'], { indexName: 'payment_attempt_orders_unique' })
  },
  payment_notices(table) {
    table.string('provider', 16).notNullable()
    table.string('dedupe_key', 64).notNullable()
    table.string('reference', 64).notNullable()
    table.integer('attempt_id').index('payment_notices_attempt_index')
    table.text('body').notNullable()
    table.bigInteger('received_at').notNullable()
    table.bigInteger('applied_at')
    table.unique(['provider', 'dedupe_key'], { indexName: 'payment_notices_unique' })
  },
  refunds(table) {
    table.string('document_id', 24).notNullable().unique()
    table.integer('organisation_id').notNullable()
    table.integer('attempt_id').index('refunds_attempt_index')
    table.integer('order_id').index('refunds_order_index')
    table.string('refund_key', 40).notNullable().unique()
    table.bigInteger('amount').notNullable()
    table.string('mode', 8).notNullable()
    table.text('reason').notNullable()
    table.string('state', 12).notNullable()
    table.string('requested_by', 120).notNullable()
    table.bigInteger('requested_at').notNullable()
    table.string('decided_by', 120)
    table.bigInteger('decided_at')
    table.string('payout_reference', 120)
    table.string('failure', 120)
    table.bigInteger('done_at')
    table.string('credit_note_number', 32).unique()
    table.boolean('ended_period').notNullable()
    table.index(['state', 'requested_at'], 'refunds_state_index')
    table.index(['organisation_id', 'id'], 'refunds_own_index')
  },
  pay_links(table) {
    table.integer('order_id').notNullable().index('pay_links_order_index')
    table.string('token_hash', 64).notNullable().unique()
    table.string('created_by', 40).notNullable()
    table.string('locale', 2).notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('expires_at').notNullable()
    table.bigInteger('revoked_at')
  },
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        table.increments('id')
        define(table)
      })
    }
  },
}
