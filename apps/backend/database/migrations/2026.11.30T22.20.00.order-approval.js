// Which orders of an organisation somebody else approves, who may, and what was asked for. Amounts are rupiah; times are
// milliseconds (UTC). The lines of a request are never changed.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('order_requests')) return
    await knex.schema.createTable('approval_rules', table => {
      table.integer('organisation_id').primary({ constraintName: 'approval_rules_pkey' })
      table.string('rule', 10).notNullable()
      table.bigInteger('above')
    })
    await knex.schema.createTable('order_approvers', table => {
      table.increments('id')
      table.integer('organisation_id').notNullable()
      // Of everyone with a role, or of one member instead.
      table.string('role', 10)
      table.integer('membership_id')
      table.boolean('is_allowed').notNullable()
      table.bigInteger('max_amount')
      table.unique(['organisation_id', 'role'], { indexName: 'order_approvers_role_unique' })
      table.unique(['membership_id'], { indexName: 'order_approvers_membership_unique' })
    })
    await knex.schema.createTable('order_requests', table => {
      table.increments('id')
      table.string('document_id', 24).notNullable().unique({ indexName: 'order_requests_document_unique' })
      table.integer('organisation_id').notNullable()
      table.integer('cart_id').notNullable()
      table.integer('user_id').notNullable().index('order_requests_user_index')
      // Set if a member of staff asks for the member.
      table.integer('staff_id')
      table.string('state', 10).notNullable()
      table.string('end_reason', 10)
      table.text('purpose').notNullable()
      table.string('purchase_order', 60)
      table.string('cost_centre', 60)
      table.string('voucher_code', 32)
      table.bigInteger('price').notNullable()
      table.bigInteger('discount').notNullable()
      table.jsonb('tax')
      table.bigInteger('total').notNullable()
      table.bigInteger('requested_at').notNullable()
      table.bigInteger('reminded_at')
      table.integer('decided_by')
      table.bigInteger('decided_at')
      table.text('decline_reason')
      table.integer('order_id').index('order_requests_order_index')
      table.index(['organisation_id', 'state', 'id'], 'order_requests_own_index')
    })
    await knex.raw(
      `create unique index order_requests_open_unique on order_requests (cart_id) where state = 'requested'`,
    )
    await knex.raw(
      `create index order_requests_reminder_index on order_requests (requested_at) where state = 'requested'`,
    )
    await knex.schema.createTable('order_request_lines', table => {
      table.increments('id')
      table.integer('request_id').notNullable().references('order_requests.id')
      table.integer('position').notNullable()
      table.integer('business_unit_id').notNullable().index('order_request_lines_unit_index')
      table.string('unit_name', 120).notNullable()
      table.string('outlet_code', 40)
      table.string('kind', 16).notNullable()
      table.string('package_key', 64)
      table.string('billing_period', 10)
      table.integer('zone_count').notNullable()
      table.bigInteger('price').notNullable()
      table.unique(['request_id', 'position'], { indexName: 'order_request_lines_position_unique' })
    })
  },
}
