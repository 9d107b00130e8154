// Creates the schema of pg-boss from its own statements, and moves the jobs of the table `jobs`, still encrypted.
// Recurring tasks are not moved, because the next start schedules them.
const { getConstructionPlans } = require('pg-boss')

const recurring = '%:schedule'

// The statements run in the transaction of the migration instead of their own. The statistics that pg-boss partitions
// by day are not used.
const statements = () =>
  getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')

const dropStatistics = `
  do $$ declare part regclass; begin
    for part in select inhrelid::regclass from pg_inherits where inhparent = 'pgboss.queue_stats'::regclass loop
      execute format('drop table %s', part);
    end loop;
  end $$`

const createQueues = `
  select pgboss.create_queue('dead-jobs', '{"policy": "standard", "retentionSeconds": 1209600, "deleteAfterSeconds": 1209600}');
  select pgboss.create_queue(job, '{"policy": "exclusive", "deadLetter": "dead-jobs"}')
  from (select distinct job from jobs) as known`

const moveWaiting = `
  insert into pgboss.job
    (name, data, singleton_key, start_after, created_on, keep_until, retry_limit, policy, dead_letter)
  select job, jsonb_build_object('content', payload, 'attempts', tries),
    coalesce(substr(key, length(job) + 2), gen_random_uuid()::text),
    due_at at time zone 'UTC', created_at at time zone 'UTC', now() + interval '365 days', 100000,
    'exclusive', 'dead-jobs'
  from jobs where dead_at is null and coalesce(key, '') not like ?`

const moveDead = `
  insert into pgboss.job
    (name, data, singleton_key, created_on, keep_until, source_name, source_id, source_created_on, source_output)
  select 'dead-jobs', jsonb_build_object('content', payload), gen_random_uuid()::text,
    dead_at at time zone 'UTC', dead_at at time zone 'UTC' + interval '14 days', job, gen_random_uuid(),
    created_at at time zone 'UTC', jsonb_build_object('reason', reason, 'tries', tries)
  from jobs where dead_at is not null`

module.exports = {
  async up(knex) {
    const { rows } = await knex.raw(`select to_regclass('pgboss.job') is not null as found`)
    if (!rows[0].found) {
      await knex.raw(statements())
      await knex.raw(dropStatistics)
    }
    if (!(await knex.schema.hasTable('jobs'))) return
    await knex.raw(createQueues)
    await knex.raw(moveWaiting, [recurring])
    await knex.raw(moveDead)
    await knex.schema.dropTable('jobs')
  },
}
