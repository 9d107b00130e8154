// Moves the waiting jobs, still encrypted, from the schema of pg-boss to the table `jobs`.
// Hourly jobs are not moved, because the next start adds them.
const hourly = ['lapse-orders', 'remind-of-ends', 'tend-imports', 'forget-dead-jobs']

const move = `
  insert into jobs (job, payload, due_at, tries, created_at, updated_at)
  select name, data->>'payload', start_after at time zone 'UTC', (data->>'tries')::int + retry_count, now(), now()
  from pgboss.job
  where state in ('created', 'retry', 'active') and not name = any(?)`

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('jobs'))) return
    await knex('strapi_core_store_settings').where('key', 'like', 'plugin_clock_%').delete()
    const { rows } = await knex.raw(`select to_regclass('pgboss.job') is not null as found`)
    if (rows[0].found) await knex.raw(move, [hourly])
    await knex.raw('drop schema if exists pgboss cascade')
  },
}
