// Whether a subscription ended before its paid end, so that it has no grace period: until now, only refunds did that.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('subscriptions'))) return
    if (await knex.schema.hasColumn('subscriptions', 'ended_early')) return
    await knex.schema.alterTable('subscriptions', table => table.boolean('ended_early'))
    await knex('subscriptions').update({ ended_early: knex.raw('coalesce(refunded, false)') })
  },
}
