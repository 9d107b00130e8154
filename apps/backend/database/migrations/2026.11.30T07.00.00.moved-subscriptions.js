// A moved period begins at its new unit, but was paid from an earlier day. The refund of a cancelled subscription is for the
// line of one unit.
module.exports = {
  async up(knex) {
    if (
      (await knex.schema.hasTable('subscriptions')) &&
      !(await knex.schema.hasColumn('subscriptions', 'paid_from'))
    )
      await knex.schema.alterTable('subscriptions', table =>
        table.timestamp('paid_from', { useTz: false, precision: 6 }),
      )
    if ((await knex.schema.hasTable('refunds')) && !(await knex.schema.hasColumn('refunds', 'order_line_id')))
      await knex.schema.alterTable('refunds', table => table.integer('order_line_id'))
  },
}
