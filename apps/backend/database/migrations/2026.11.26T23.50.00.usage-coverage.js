// Data on all venues for collective bodies: the reported share of opening hours by month, devices that have
// not reported, and search terms for venues and works. All of it is derived data, which jobs and the next
// start fill in.
const tables = {
  coverage_units(table) {
    table.increments('id')
    table.string('month', 7).notNullable()
    table.integer('business_unit_id').notNullable()
    table.string('city', 5).notNullable()
    table.integer('zones').notNullable()
    table.integer('licensed').notNullable()
    table.integer('late').notNullable()
    table.integer('plays').notNullable()
    table.double('seconds').notNullable()
    table.double('reported_seconds').notNullable()
    table.double('open_seconds').notNullable()
    // Coverage in permille; 1001 if there are no opening hours, so that such rows sort last.
    table.integer('rank').notNullable()
    table.unique(['month', 'business_unit_id'], { indexName: 'coverage_units_unit_unique' })
    table.index(['month', 'rank', 'business_unit_id'], 'coverage_units_own_month_index')
    table.index(['month', 'city', 'rank', 'business_unit_id'], 'coverage_units_own_city_index')
  },
  coverage_cities(table) {
    table.increments('id')
    table.string('month', 7).notNullable()
    table.string('city', 5).notNullable()
    table.integer('units').notNullable()
    table.integer('zones').notNullable()
    table.integer('licensed').notNullable()
    table.integer('late').notNullable()
    table.bigInteger('plays').notNullable()
    table.double('seconds').notNullable()
    table.double('reported_seconds').notNullable()
    table.double('open_seconds').notNullable()
    table.integer('rank').notNullable()
    table.unique(['month', 'city'], { indexName: 'coverage_cities_city_unique' })
  },
  coverage_months(table) {
    table.string('month', 7).notNullable().unique()
    table.string('through_day', 10).notNullable()
    table.bigInteger('refreshed_at').notNullable()
  },
  late_zones(table) {
    table.integer('zone_id').notNullable().unique()
    table.bigInteger('seen_at').notNullable()
    table.index(['seen_at', 'zone_id'], 'late_zones_own_seen_index')
  },
}

async function createTerms(knex, name) {
  await knex.schema.createTable(name, table => {
    table.string('subject', 64).notNullable()
    table.specificType('term', 'varchar(60) collate "C"').notNullable()
    table.specificType('sort_name', 'varchar(60) collate "C"').notNullable()
    table.unique(['term', 'sort_name', 'subject'], { indexName: `${name}_term_unique` })
    table.unique(['subject', 'term'], { indexName: `${name}_own_subject_unique` })
  })
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
    for (const name of ['venue_terms', 'work_terms'])
      if (!(await knex.schema.hasTable(name))) await createTerms(knex, name)
    await knex.raw('create index if not exists play_works_own_track_index on play_works (track, month)')
  },
}
