/**
 * Tables whose rows are never changed or removed. Content types are created after the migrations, so the triggers are
 * checked at every start.
 */
const tables = [
  'track_revisions',
  'licence_versions',
  'seal_days',
  'seal_leaves',
  'seal_chunks',
  'seals',
  'usage_reports',
  'usage_report_files',
  'usage_report_totals',
  'usage_report_findings',
  'usage_report_manifests',
  'usage_report_venues',
  'usage_report_downloads',
  'usage_archive_parts',
  'announcement_plays',
  'play_rejections',
  'collective_reads',
  'log_entries',
  'log_checkpoints',
  'log_findings',
  'log_cosignatures',
  'log_policies',
  'log_refusals',
  'usage_report_quorums',
  'price_changes',
  'price_change_prices',
  'price_change_events',
]

/**
 * Plays are never changed either. They can only be deleted within the transaction that removes their
 * archived month, which sets the state of the month to `removing` (see api/usage-archive).
 */
const isBeingRemoved = `exists (select 1 from seal_leaves as l
  join usage_archives as a on l.seal between a.from_seal and a.through_seal
  where l.play_id = old.id and a.state = 'removing')`

type Definitions = Record<string, string>

const functions = [
  `create or replace function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$`,
  `create or replace function refuse_deletion_of_play() returns trigger language plpgsql as
  $$ begin if ${isBeingRemoved} then return old; end if; raise exception 'plays is append-only'; end $$`,
]

const noTruncation = (table: string): Definitions => ({
  [`${table}_no_truncate`]: `before truncate on ${table} for each statement execute function refuse_change()`,
})

const appendOnly = (table: string, operation = 'update or delete'): Definitions => ({
  [`${table}_append_only${operation === 'update' ? '_update' : ''}`]: `before ${operation} on ${table}
    for each row execute function refuse_change()`,
  ...noTruncation(table),
})

const definitions: Definitions = {
  ...appendOnly('plays', 'update'),
  ...noTruncation('plays_default'),
  plays_archived_only_delete:
    'before delete on plays for each row execute function refuse_deletion_of_play()',
  ...Object.assign({}, ...tables.map(name => appendOnly(name))),
}

/** Adds the missing triggers. Must only run in the process that prepares the database. */
export async function ensureAppendOnlyTriggers(): Promise<void> {
  const { connection } = strapi.db
  for (const statement of functions) await connection.raw(statement)
  const known: { tgname: string }[] = await connection('pg_trigger as t')
    .join('pg_class as c', 'c.oid', 't.tgrelid')
    .whereRaw('c.relnamespace = current_schema()::regnamespace')
    .select('t.tgname')
  const names = new Set(known.map(({ tgname }) => tgname))
  // Creating a trigger blocks writes to the table, so existing triggers are not replaced.
  for (const [name, definition] of Object.entries(definitions))
    if (!names.has(name)) await connection.raw(`create trigger ${name} ${definition}`)
}
