// The time zones that units had before they moved: a play counts by the time zone at its time. `until_at` is in
// milliseconds (UTC), exclusive.
module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('former_time_zones')) return
    await knex.schema.createTable('former_time_zones', table => {
      table.increments('id')
      table.integer('business_unit_id').notNullable()
      table.string('time_zone', 32).notNullable()
      table.bigInteger('until_at').notNullable()
      table.index(['business_unit_id', 'until_at'], 'former_time_zones_own_unit_index')
    })
    for (const name of ['usage_report_venues', 'business_units'])
      if (!(await knex.schema.hasTable(name))) return
    // Units that have moved since they were first reported keep counting as reported until now.
    const moved = await knex('usage_report_venues as v')
      .join('business_units as u', 'u.id', 'v.business_unit_id')
      .whereRaw('v.time_zone <> u.time_zone')
      .distinct('v.business_unit_id', 'v.time_zone')
    for (const row of moved) await knex('former_time_zones').insert({ ...row, until_at: Date.now() })
  },
}
