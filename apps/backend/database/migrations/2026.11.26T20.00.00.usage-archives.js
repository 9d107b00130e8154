// Months of the usage log whose sealed plays have been archived to files, and the checksums of the parts of
// those files. Only plays of a month that is being removed can be deleted. The triggers are defined in
// src/database/append-only-triggers.ts.
const tables = {
  usage_archives(table) {
    table.string('month', 7).notNullable().unique()
    table.integer('from_seal').notNullable()
    table.integer('through_seal').notNullable()
    table.bigInteger('plays').notNullable()
    table.string('state', 16).notNullable()
    table.bigInteger('created_at').notNullable()
    table.bigInteger('changed_at').notNullable()
  },
  usage_archive_parts(table) {
    table.integer('seal').notNullable()
    table.integer('part').notNullable()
    table.integer('plays').notNullable()
    table.bigInteger('bytes').notNullable()
    table.string('sha256', 64).notNullable()
    table.unique(['seal', 'part'], { indexName: 'usage_archive_parts_number_unique' })
  },
}

const isBeingRemoved = `exists (select 1 from seal_leaves as l
  join usage_archives as a on l.seal between a.from_seal and a.through_seal
  where l.play_id = old.id and a.state = 'removing')`

const protection = [
  'drop trigger if exists plays_refuse_change on plays',
  'drop trigger if exists plays_append_only on plays',
  `create or replace function refuse_change() returns trigger language plpgsql as
   $$ begin raise exception '% is append-only', tg_table_name; end $$`,
  `create or replace function refuse_deletion_of_play() returns trigger language plpgsql as
   $$ begin if ${isBeingRemoved} then return old; end if; raise exception 'plays is append-only'; end $$`,
  'create trigger plays_append_only_update before update on plays for each row execute function refuse_change()',
  `create trigger plays_archived_only_delete before delete on plays for each row
   execute function refuse_deletion_of_play()`,
]

module.exports = {
  async up(knex) {
    for (const [name, define] of Object.entries(tables))
      if (!(await knex.schema.hasTable(name))) await knex.schema.createTable(name, define)
    for (const statement of protection) await knex.raw(statement)
  },
}
