// Totals of plays are counted when plays are appended to the usage log, no longer when they are stored. Plays up to
// `counted_through` (a row id) are counted already; those that have arrived by `counted_at` are counted now. The new
// names stop a previous build that still runs from counting or appending plays: they stay on their devices until the
// build is replaced.
const renames = {
  tables: [
    ['play_days', 'usage_days'],
    ['play_works', 'usage_works'],
  ],
  sequences: [
    ['play_days_id_seq', 'usage_days_id_seq'],
    ['play_works_id_seq', 'usage_works_id_seq'],
  ],
  indexes: [
    ['play_days_pkey', 'usage_days_pkey'],
    ['play_days_unique', 'usage_days_unique'],
    ['play_works_pkey', 'usage_works_pkey'],
    ['play_works_unique', 'usage_works_unique'],
    ['play_works_own_track_index', 'usage_works_own_track_index'],
  ],
}

module.exports = {
  async up(knex) {
    if (await knex.schema.hasTable('usage_days')) return
    for (const [from, to] of renames.tables) await knex.raw(`alter table ${from} rename to ${to}`)
    for (const [from, to] of renames.sequences)
      await knex.raw(`alter sequence if exists ${from} rename to ${to}`)
    for (const [from, to] of renames.indexes) await knex.raw(`alter index if exists ${from} rename to ${to}`)
    await knex.raw(`alter table log_state rename last_play to last_play_row`)
    await knex.raw(`alter table log_state add column counted_through bigint not null default 0,
      add column counted_at bigint`)
    // Nothing can be counted any more without the new names, so that no later play has been counted.
    await knex.raw(`update log_state set counted_through = greatest((select max(id) from plays),
      (select max(highest_play) from seal_days), 0)`)
  },
}
