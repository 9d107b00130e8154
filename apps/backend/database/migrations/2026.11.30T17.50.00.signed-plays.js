// How many plays devices have signed, and how many were rejected, beside the numbers of plays.
const zone = `coalesce((select f.time_zone from former_time_zones as f
    where f.business_unit_id = p.business_unit_id and p.started_at < f.until_at order by f.until_at limit 1),
  u.time_zone, 'Asia/Jakarta')`

module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('usage_days', 'signed_plays')) return
    for (const name of ['usage_days', 'coverage_units', 'coverage_cities'])
      await knex.schema.alterTable(name, table => {
        const columns = name === 'usage_days' ? ['signed_plays'] : ['signed_plays', 'rejected_plays']
        for (const column of columns) table.bigInteger(column).notNullable().defaultTo(0)
      })
    await knex.schema.alterTable('usage_reports', table => {
      table.bigInteger('signed_plays')
      table.bigInteger('rejected_plays')
    })
    if (!(await knex.schema.hasTable('business_units'))) return
    await knex.raw(`update usage_days as d set signed_plays = s.plays from (
        select p.zone_id, to_char(to_timestamp(p.started_at / 1000.0) at time zone ${zone}, 'YYYY-MM-DD') as date,
          count(*) as plays
        from plays as p left join business_units as u on u.id = p.business_unit_id
        where p.chain is not null
          and p.id <= (select greatest(last_play_row, counted_through) from log_state limit 1)
        group by 1, 2
      ) as s where s.zone_id = d.zone_id and s.date = d.date`)
  },
}
