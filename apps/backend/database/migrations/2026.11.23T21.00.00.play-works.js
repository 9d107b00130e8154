// Totals of each track revision by zone and local month, so that the works of a month can be ranked without
// reading its plays. The totals are derived from `plays`: emptying the table and running `fill` again
// restores them.
const localTime = `(p.started_at + case u.time_zone when 'Asia/Makassar' then 28800000 when 'Asia/Jayapura' then 32400000
  else 25200000 end)`

const month = `to_char(to_timestamp(${localTime} / 1000) at time zone 'UTC', 'YYYY-MM')`

async function fill(knex) {
  if (!(await knex('plays').first('id'))) return
  await knex.raw(`insert into play_works (zone_id, month, track, track_revision, plays, seconds)
    select p.zone_id, ${month}, p.track, p.track_revision, count(*), sum(p.seconds) from plays as p
    left join business_units as u on u.id = p.business_unit_id
    group by p.zone_id, 2, p.track, p.track_revision`)
}

module.exports = {
  async up(knex) {
    // `own` in the name of an index marks it as narrow enough for queries on one organisation's zones.
    await knex.raw('drop index if exists players_zone_index')
    await knex.raw('create index if not exists players_own_zone_index on players (zone_id)')
    if (await knex.schema.hasTable('play_works')) return
    await knex.schema.createTable('play_works', table => {
      table.increments('id')
      table.integer('zone_id').notNullable()
      table.string('month', 7).notNullable()
      table.string('track', 64).notNullable()
      table.integer('track_revision').notNullable()
      table.integer('plays').notNullable()
      table.double('seconds').notNullable()
      table.unique(['zone_id', 'month', 'track', 'track_revision'], { indexName: 'play_works_unique' })
    })
    await fill(knex)
  },
}
