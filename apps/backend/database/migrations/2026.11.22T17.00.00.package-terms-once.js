// The terms of a package are the same in every language, so they move from the localised package rows to a
// separate table.
const moved = ['price_monthly', 'price_yearly', 'contact_only', 'max_zones']
const times = ['created_at', 'updated_at', 'published_at']

// If rows differ, the published Indonesian row takes precedence, then any published row, then the
// Indonesian draft.
const rank = row => (row.published_at ? 0 : 2) + (row.locale === 'id' ? 0 : 1)

const createTerms = knex =>
  knex.schema.createTable('package_terms', table => {
    table.increments('id')
    for (const name of ['document_id', 'key', 'locale']) table.string(name)
    table.bigInteger('price_monthly')
    table.bigInteger('price_yearly')
    table.boolean('contact_only')
    table.integer('max_zones')
    for (const name of times) table.datetime(name, { useTz: false, precision: 6 })
  })

const asPrice = value => (value !== null && Number(value) > 0 ? value : null)

function termsOf(row) {
  const price_monthly = asPrice(row.price_monthly)
  const price_yearly = asPrice(row.price_yearly)
  return {
    document_id: row.document_id,
    key: row.key,
    created_at: row.created_at,
    updated_at: row.updated_at,
    published_at: row.updated_at,
    price_monthly,
    price_yearly,
    contact_only: Boolean(row.contact_only) || (price_monthly === null && price_yearly === null),
    max_zones: Math.min(5, Math.max(1, row.max_zones ?? 5)),
  }
}

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasColumn('packages', 'price_monthly'))) return
    if (!(await knex.schema.hasTable('package_terms'))) await createTerms(knex)
    const rows = await knex('packages').select('document_id', 'key', 'locale', ...times, ...moved)
    const best = new Map()
    for (const row of rows.sort((a, b) => rank(a) - rank(b)))
      if (row.key && !best.has(row.key)) best.set(row.key, termsOf(row))
    for (const terms of best.values()) await knex('package_terms').insert(terms)
  },
}
