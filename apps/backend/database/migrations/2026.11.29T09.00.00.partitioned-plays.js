// Plays are partitioned by the day in Jakarta on which they arrived (`received_at`, milliseconds UTC). Plays of earlier
// versions stay together in one partition. Every partition has its own unique indexes; what spans partitions is checked
// when plays arrive. Days without a partition of their own use the default one.
const day = 86_400_000
const jakarta = 7 * 3_600_000

const indexes = {
  plays_own_organisation_index: 'organisation_id, received_at, id',
  plays_own_player_index: 'player_id, started_at',
  plays_own_zone_index: 'zone_id, started_at',
}

async function createPartitionedTable(knex) {
  await knex.raw(`create table plays (like plays_former including defaults) partition by range (received_at)`)
  await knex.raw(`alter sequence plays_id_seq owned by plays.id`)
  await knex.raw(`alter table plays add constraint plays_pkey primary key (id, received_at)`)
  for (const [name, columns] of Object.entries(indexes))
    await knex.raw(`create index ${name} on plays (${columns})`)
  await knex.raw(`create table plays_default partition of plays default`)
  await knex.raw(`alter table plays_default add constraint plays_default_play_id_unique unique (play_id)`)
  await knex.raw(
    `alter table plays_default add constraint plays_default_boot_unique unique (player_id, boot, seq)`,
  )
}

async function attachFormerPlays(knex, last) {
  const latest = Math.max(Number(last), Date.now())
  const until = Math.ceil((latest + jakarta + 1) / day) * day - jakarta
  await knex.raw(`alter table plays attach partition plays_former for values from (minvalue) to (${until})`)
}

module.exports = {
  async up(knex) {
    const { rows } = await knex.raw(`select relkind from pg_class where oid = to_regclass('plays')`)
    if (rows[0]?.relkind === 'p') return
    const [{ last }] = await knex('plays').max({ last: 'received_at' })
    await knex.schema.alterTable('play_days', table => {
      table.bigInteger('last_started_at')
    })
    await knex.raw(`update play_days as d set last_started_at =
      (select max(started_at) from plays as p where p.zone_id = d.zone_id)
      where d.date = (select max(date) from play_days as l where l.zone_id = d.zone_id)`)
    await knex.schema.alterTable('seal_days', table => {
      table.bigInteger('first_received_at')
      table.bigInteger('last_received_at')
    })
    const { rows: triggers } = await knex.raw(
      `select tgname as name from pg_trigger where tgrelid = 'plays'::regclass and not tgisinternal`,
    )
    for (const { name } of triggers) await knex.raw(`drop trigger ${name} on plays`)
    await knex.raw(`alter table plays rename to plays_former`)
    await knex.raw(`alter table plays_former drop constraint plays_pkey`)
    for (const name of Object.keys(indexes)) await knex.raw(`alter index ${name} rename to ${name}_former`)
    await createPartitionedTable(knex)
    if (last === null) await knex.raw(`drop table plays_former`)
    else await attachFormerPlays(knex, last)
  },
}
