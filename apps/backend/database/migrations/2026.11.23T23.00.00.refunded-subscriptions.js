// Whether a subscription ended because it was refunded. A refunded subscription has no grace period.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('subscriptions'))) return
    if (await knex.schema.hasColumn('subscriptions', 'refunded')) return
    await knex.schema.alterTable('subscriptions', table => table.boolean('refunded'))
    await knex('subscriptions').update({ refunded: false })
    if (!(await knex.schema.hasTable('refunds'))) return
    const orders = knex('refunds as f')
      .leftJoin('payment_attempt_orders as p', function join() {
        this.on('p.attempt_id', 'f.attempt_id').andOnNull('f.order_id')
      })
      .where('f.ended_period', true)
      .where(paid => paid.whereNotNull('f.order_id').orWhere('p.outcome', 'applied'))
      .select(knex.raw('coalesce(f.order_id, p.order_id)'))
    const ended = knex('subscriptions_order_lnk').whereIn('order_id', orders).select('subscription_id')
    await knex('subscriptions').whereIn('id', ended).update({ refunded: true })
  },
}
