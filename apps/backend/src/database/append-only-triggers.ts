/**
 * Tables whose rows are never changed or removed. Content types are created after the migrations, and on SQLite a
 * changed schema recreates a table without its triggers, so the triggers are checked at every start.
 */
const tables = [
  'plays',
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
  'usage_report_venues',
  'usage_report_downloads',
]

const operations = ['update', 'delete'] as const

async function protectOnSqlite(table: string): Promise<void> {
  for (const operation of operations)
    await strapi.db.connection.raw(
      `create trigger if not exists ${table}_append_only_${operation} before ${operation} on ${table}
       begin select raise(abort, '${table} is append-only'); end`,
    )
}

const refusalFunction = `create or replace function refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$`

const triggersOnPostgres = (table: string) => ({
  [`${table}_append_only`]: `before update or delete on ${table} for each row execute function refuse_change()`,
  [`${table}_no_truncate`]: `before truncate on ${table} for each statement execute function refuse_change()`,
})

async function protectOnPostgres(table: string): Promise<void> {
  const { connection } = strapi.db
  for (const [name, definition] of Object.entries(triggersOnPostgres(table))) {
    const known: unknown[] = await connection('pg_trigger')
      .where({ tgname: name })
      .whereRaw('tgrelid = ?::regclass', [table])
      .select('oid')
    // Creating a trigger blocks writes to the table, so existing ones are not replaced.
    if (known.length === 0) await connection.raw(`create trigger ${name} ${definition}`)
  }
}

/** Adds the missing triggers. Runs while only one process prepares the database. */
export async function enforceAppendOnly(): Promise<void> {
  const onPostgres = strapi.db.dialect.client === 'postgres'
  if (onPostgres) await strapi.db.connection.raw(refusalFunction)
  for (const table of tables) await (onPostgres ? protectOnPostgres(table) : protectOnSqlite(table))
}
