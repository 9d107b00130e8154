// Tables that are not edited in the panel: devices, their pairings, state, commands and plays, licences, schedules
// and the change feed. Times are milliseconds since 1970 (UTC), as in the API; `document_id` is the public id.
const documentId = table => table.string('document_id', 24).notNullable().unique()

const tables = {
  players(table) {
    documentId(table)
    table.integer('zone_id').notNullable().index('players_zone_index')
    table.string('token_hash', 64).notNullable().unique()
    table.integer('epoch').notNullable()
    table.string('app_version', 64).notNullable()
    table.string('paired_by', 24).index('players_owner_index')
    table.bigInteger('paired_at').notNullable()
    table.bigInteger('revoked_at')
    table.string('revoked_reason', 16)
  },
  leases(table) {
    table.integer('zone_id').notNullable().unique()
    table.integer('player_id')
    table.integer('epoch').notNullable()
  },
  pairings(table) {
    table.string('device_code_hash', 64).notNullable().unique()
    table.string('user_code_hash', 64).notNullable().unique()
    table.string('token_hash', 64).notNullable()
    table.string('state', 16).notNullable()
    table.string('app_version', 64).notNullable()
    table.integer('zone_id')
    table.integer('player_id')
    table.bigInteger('polled_at')
    table.bigInteger('expires_at').notNullable().index('pairings_expires_index')
  },
  commands(table) {
    documentId(table)
    table.integer('zone_id').notNullable()
    table.string('kind', 16).notNullable()
    table.string('issued_by', 24)
    table.bigInteger('created_at').notNullable().index('commands_created_index')
    table.bigInteger('expires_at').notNullable()
    table.bigInteger('acked_at')
    table.string('result', 16)
    table.string('reason', 64)
    table.index(['zone_id', 'expires_at'], 'commands_own_zone_index')
  },
  changes(table) {
    table.bigInteger('number').notNullable().unique()
    table.text('change').notNullable()
    table.bigInteger('created_at').notNullable().index('changes_created_index')
  },
  change_counters(table) {
    table.bigInteger('number').notNullable()
    table.bigInteger('pruned').notNullable()
  },
  zone_statuses(table) {
    table.integer('zone_id').notNullable().unique()
    table.integer('player_id').notNullable()
    table.boolean('connected').notNullable()
    table.string('state', 16)
    table.bigInteger('state_since').notNullable()
    table.bigInteger('seen_at').notNullable()
    table.string('track', 64)
    table.string('playlist', 64)
    table.double('cached_hours')
    table.bigInteger('clock_offset')
    table.string('app_version', 64)
    table.text('errors').notNullable()
  },
  licences(table) {
    table.integer('zone_id').notNullable().unique()
    table.string('code', 13).notNullable().unique()
    table.integer('status_index').notNullable().unique()
    table.text('live_secret').notNullable()
    table.bigInteger('issued_at').notNullable()
    table.bigInteger('revoked_at')
  },
  schedule_slots(table) {
    table.string('scope', 16).notNullable()
    table.integer('scope_id').notNullable()
    table.integer('weekday').notNullable()
    table.integer('from_minute').notNullable()
    table.integer('until_minute').notNullable()
    table.string('playlist', 64).notNullable()
    table.index(['scope_id', 'scope', 'weekday', 'from_minute'], 'schedule_slots_own_scope_index')
  },
  schedule_exceptions(table) {
    documentId(table)
    table.string('scope', 16).notNullable()
    table.integer('scope_id').notNullable()
    table.string('from_date', 10).notNullable()
    table.string('until_date', 10).notNullable()
    table.integer('from_minute')
    table.integer('until_minute')
    table.boolean('mandatory').notNullable().defaultTo(false)
    table.string('playlist', 64)
    table.string('label', 200)
    table.index(['scope_id', 'scope', 'until_date'], 'schedule_exceptions_own_scope_index')
  },
  zone_overrides(table) {
    table.integer('zone_id').notNullable().unique()
    table.string('playlist', 64)
    table.bigInteger('from_at').notNullable()
    table.bigInteger('until_at').notNullable()
    table.string('set_by', 24)
  },
  plays(table) {
    table.string('play_id', 36).notNullable().unique()
    table.integer('player_id').notNullable()
    table.string('boot', 36).notNullable()
    table.integer('seq').notNullable()
    table.integer('epoch').notNullable()
    table.integer('zone_id').notNullable()
    table.integer('business_unit_id').notNullable()
    table.integer('organisation_id').notNullable()
    table.integer('licence_id')
    table.string('track', 64).notNullable()
    table.integer('track_revision').notNullable()
    table.string('playlist', 64)
    table.string('layer', 16).notNullable()
    table.bigInteger('started_at').notNullable()
    table.double('seconds').notNullable()
    table.string('end_reason', 16).notNullable()
    table.boolean('offline').notNullable()
    table.bigInteger('clock_offset').notNullable()
    table.bigInteger('received_at').notNullable()
    table.boolean('leased').notNullable()
    table.unique(['player_id', 'boot', 'seq'], { indexName: 'plays_boot_unique' })
    table.index(['zone_id', 'started_at'], 'plays_own_zone_index')
    table.index(['player_id', 'started_at'], 'plays_own_player_index')
  },
  play_days(table) {
    table.integer('zone_id').notNullable()
    table.string('date', 10).notNullable()
    table.integer('plays').notNullable()
    table.double('seconds').notNullable()
    table.unique(['zone_id', 'date'], { indexName: 'play_days_unique' })
  },
}

const refusalFunction = `create or replace function refuse_change_of_play() returns trigger language plpgsql as
  $$ begin raise exception 'plays are append-only'; end $$`

const refusal = `create trigger plays_refuse_change before update or delete on plays
  for each row execute function refuse_change_of_play()`

async function makePlaysAppendOnly(knex) {
  await knex.raw(refusalFunction)
  await knex.raw(refusal)
}

// The same rules as in src/api/region/rules/time-zone.ts.
const central = ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76']
const eastern = ['81', '82', '91', '92', '93', '94', '95', '96']

/** Sets the time zone of existing units from their province; new units get theirs when they are saved. */
async function setTimeZones(knex) {
  if (!(await knex.schema.hasTable('business_units'))) return
  if (!(await knex.schema.hasColumn('business_units', 'time_zone')))
    await knex.schema.alterTable('business_units', table =>
      table.string('time_zone').defaultTo('Asia/Jakarta'),
    )
  await knex('business_units').update({ time_zone: 'Asia/Jakarta' })
  await knex('business_units').whereIn('province', central).update({ time_zone: 'Asia/Makassar' })
  await knex('business_units').whereIn('province', eastern).update({ time_zone: 'Asia/Jayapura' })
}

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables)) {
      if (await knex.schema.hasTable(name)) continue
      await knex.schema.createTable(name, table => {
        if (name === 'plays') table.bigIncrements('id')
        else table.increments('id')
        define(table)
      })
      if (name === 'plays') await makePlaysAppendOnly(knex)
      if (name === 'change_counters') await knex(name).insert({ number: 0, pruned: 0 })
    }
    await setTimeZones(knex)
  },
}
