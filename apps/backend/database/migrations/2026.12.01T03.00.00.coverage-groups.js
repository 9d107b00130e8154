// The coverage of a month by province and industry, beside that by city. All of it is derived from coverage_units.
const sums = [
  ...['zones', 'licensed', 'late', 'plays', 'signed_plays', 'rejected_plays'],
  ...['seconds', 'reported_seconds', 'open_seconds'],
]
const groups = [
  ['province', 'left(city, 2)'],
  ['city', 'city'],
  ['industry', 'industry'],
]

function createGroups(table) {
  table.increments('id')
  table.string('month', 7).notNullable()
  table.string('kind', 16).notNullable()
  table.string('code', 64).notNullable()
  table.integer('units').notNullable()
  for (const name of ['zones', 'licensed', 'late']) table.integer(name).notNullable()
  for (const name of ['plays', 'signed_plays', 'rejected_plays']) table.bigInteger(name).notNullable()
  for (const name of ['seconds', 'reported_seconds', 'open_seconds']) table.double(name).notNullable()
  table.integer('rank').notNullable()
  table.unique(['month', 'kind', 'code'], { indexName: 'coverage_groups_code_unique' })
}

module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('coverage_groups')) return
    await knex.schema.alterTable('coverage_units', table => table.string('industry', 64))
    // In a new database, Strapi creates its tables after the migrations.
    if (await knex.schema.hasTable('business_units'))
      await knex.raw(
        'update coverage_units c set industry = u.industry from business_units u where u.id = c.business_unit_id',
      )
    await knex.raw("update coverage_units set industry = '' where industry is null")
    await knex.raw('alter table coverage_units alter industry set not null')
    await knex.schema.createTable('coverage_groups', createGroups)
    for (const [kind, code] of groups)
      await knex.raw(
        `insert into coverage_groups (month, kind, code, units, ${sums.join(', ')}, rank)
         select month, '${kind}', ${code}, count(*), ${sums.map(name => `sum(${name})`).join(', ')},
           case when sum(open_seconds) > 0
             then cast(floor(sum(reported_seconds) / sum(open_seconds) * 1000) as integer) else 1001 end
         from coverage_units group by month, ${code}`,
      )
    await knex.schema.dropTable('coverage_cities')
  },
}
