// What each paid order line contributes to a period: which package and how many zones were in force when, and what was
// paid for it. Amounts are whole rupiah.
async function createTable(knex) {
  await knex.schema.createTable('period_parts', table => {
    table.increments('id')
    table.integer('subscription_id').notNullable().index('period_parts_subscription_index')
    table.integer('order_line_id').notNullable().index('period_parts_line_index')
    table.timestamp('from_at', { useTz: false, precision: 6 }).notNullable()
    table.timestamp('until_at', { useTz: false, precision: 6 }).notNullable()
    // The days that were paid for. A part that was divided has fewer days of its own.
    table.integer('days').notNullable()
    // The package in force from then on; null for zones that were added to another package.
    table.string('package_key', 64)
    table.string('package_title', 120)
    // The change of the number of zones.
    table.integer('zones').notNullable()
    table.bigInteger('paid').notNullable()
    // What the parts that it replaced were still worth.
    table.bigInteger('credit').notNullable()
    // The line of the change that replaced this part.
    table.integer('replaced_by').index('period_parts_replaced_index')
    // When a refund ended the part.
    table.timestamp('ended_at', { useTz: false, precision: 6 })
    table.unique(['subscription_id', 'order_line_id'], { indexName: 'period_parts_unique' })
  })
}

// Periods begin and end at midnight in Jakarta.
const midnight = column => `date_trunc('day', ${column} + interval '7 hours') - interval '7 hours'`
const days = (from, until) => `round(extract(epoch from ${until} - ${from}) / 86400)`

const addPeriods = `insert into period_parts (subscription_id, order_line_id, from_at, until_at, days, package_key,
    package_title, zones, paid, credit)
  select s.id, l.id, s.starts_at, s.expired_date, ${days('s.starts_at', 's.expired_date')}, s.package_key, s.package_title, l.zone_count, l.total, 0
  from subscriptions s join order_lines l on l.id = s.order_line_id`

const startOfExtraZones = `greatest(s.starts_at, ${midnight('l.covers_from')})`

// Extra zones were added to all periods that had been paid for by then. Their price is divided by days.
const addExtraZones = `insert into period_parts (subscription_id, order_line_id, from_at, until_at, days, zones, paid, credit)
  select p.subscription, p.line, p.from_at, p.until_at, p.days, p.zones,
    floor(p.total * p.days / nullif(sum(p.days) over (partition by p.line), 0))::bigint, 0
  from (select s.id as subscription, l.id as line, ${startOfExtraZones} as from_at,
      s.expired_date as until_at, l.zone_count as zones, l.total, ${days(startOfExtraZones, 's.expired_date')} as days
    from order_lines l join orders r on r.id = l.order_id
    join subscriptions s on s.business_unit_id = l.business_unit_id and s.created_at <= r.paid_at
      and s.expired_date > l.covers_from and s.starts_at < l.covers_until
    where l.kind = 'extra-zones' and r.state = 'paid') p
  where p.days > 0`

async function addColumns(knex) {
  if (await knex.schema.hasColumn('order_lines', 'credit')) return
  await knex.schema.alterTable('order_lines', table => {
    // What the replaced package was still worth, by which the price is reduced.
    table.bigInteger('credit').notNullable().defaultTo(0)
    // The share of each period in the price of a change or of extra zones.
    table.jsonb('period_prices')
  })
}

module.exports = {
  async up(knex) {
    await addColumns(knex)
    if (await knex.schema.hasTable('period_parts')) return
    await createTable(knex)
    // Strapi creates the tables of an empty database afterwards.
    if (!(await knex.schema.hasTable('subscriptions'))) return
    await knex.raw(addPeriods)
    await knex.raw(addExtraZones)
  },
}
