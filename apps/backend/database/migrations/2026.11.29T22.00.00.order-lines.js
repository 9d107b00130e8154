// The lines of orders: what is ordered for each unit. An order that was placed for one unit gets one line. `open_unit_id`
// is the unit while the order can still be paid, and unique, so that a unit has at most one open order. Amounts are whole
// rupiah.
async function createTable(knex) {
  await knex.schema.createTable('order_lines', table => {
    table.increments('id')
    table.integer('order_id').notNullable()
    table.integer('position').notNullable()
    table.string('kind', 16).notNullable()
    table.integer('business_unit_id').index('order_lines_unit_index')
    table.integer('open_unit_id').unique({ indexName: 'order_lines_open_unit_unique' })
    table.string('unit_name', 120).notNullable()
    table.string('outlet_code', 40)
    table.string('package_key', 64).notNullable()
    table.string('package_title', 120).notNullable()
    // The name of the package in both languages; null if it is not known.
    table.jsonb('package_titles')
    table.string('billing_period', 8).notNullable()
    table.integer('zone_count').notNullable()
    table.bigInteger('unit_price').notNullable()
    table.bigInteger('price').notNullable()
    table.bigInteger('discount').notNullable()
    table.bigInteger('total').notNullable()
    // The days left of the running period and its length, if the price is for a part of it.
    table.integer('days_left')
    table.integer('days_whole')
    table.timestamp('covers_from', { useTz: false, precision: 6 })
    table.timestamp('covers_until', { useTz: false, precision: 6 })
    table.unique(['order_id', 'position'], { indexName: 'order_lines_position_unique' })
  })
}

/** `open_for` was the document id of the unit. */
const fill = `insert into order_lines (order_id, position, kind, business_unit_id, open_unit_id, unit_name, package_key,
    package_title, package_titles, billing_period, zone_count, unit_price, price, discount, total, covers_from, covers_until)
  select r.id, 1, coalesce(r.kind, 'new'), r.business_unit_id, case when r.open_for is not null then r.business_unit_id end,
    r.brand_name, r.package_key, r.package_title, r.terms -> 'package_title', r.billing_period, r.zone_count, r.unit_price,
    r.price, r.discount, r.total, r.covers_from, r.covers_until
  from orders r order by r.id`

const linkSubscriptions = `update subscriptions s set order_line_id = l.id
  from subscriptions_order_lnk k join order_lines l on l.order_id = k.order_id where k.subscription_id = s.id`

module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('order_lines')) return
    await createTable(knex)
    // Strapi creates the tables of an empty database, with their columns, afterwards.
    if (!(await knex.schema.hasTable('orders'))) return
    await knex.raw(fill)
    await knex.schema.alterTable('orders', table => table.integer('line_count'))
    await knex('orders').update({ line_count: 1 })
    await knex.schema.alterTable('subscriptions', table => table.integer('order_line_id'))
    await knex.raw(linkSubscriptions)
  },
}
