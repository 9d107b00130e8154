// A payment link can pay several orders.
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('pay_links')) || (await knex.schema.hasTable('pay_link_orders'))) return
    await knex.schema.createTable('pay_link_orders', table => {
      table.increments('id')
      table.integer('pay_link_id').notNullable()
      table.integer('order_id').notNullable().index('pay_link_orders_order_index')
      table.unique(['pay_link_id', 'order_id'], { indexName: 'pay_link_orders_unique' })
    })
    await knex.raw(
      'insert into pay_link_orders (pay_link_id, order_id) select id, order_id from pay_links order by id',
    )
    await knex.schema.alterTable('pay_links', table => table.dropColumn('order_id'))
  },
}
