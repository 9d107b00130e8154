import type { Backend } from './harness'

/** Lists all rows of all tables, including those of Strapi and of the job queue, except the given ones. */
export async function listAllRows(
  { strapi }: Backend,
  except: string[] = [],
): Promise<{ table: string; row: string }[]> {
  const { connection } = strapi.db
  const listed = await connection('pg_tables')
    .select(
      connection.raw("case schemaname when 'public' then '' else schemaname || '.' end || tablename as name"),
    )
    .whereIn('schemaname', ['public', 'pgboss'])
  const found = []
  for (const { name: table } of listed as { name: string }[]) {
    if (except.includes(table)) continue
    for (const row of await connection(table).select('*')) found.push({ table, row: JSON.stringify(row) })
  }
  return found
}

/** Lists the tables that contain one of the values in any column. */
export async function findTablesContaining(backend: Backend, values: string[]): Promise<string[]> {
  const wanted = values.map(value => value.toLowerCase())
  const holding = (await listAllRows(backend)).filter(({ row }) => {
    const text = row.toLowerCase()
    return wanted.some(value => text.includes(value))
  })
  return [...new Set(holding.map(({ table }) => table))].sort()
}

export type Index = { table: string; name: string; columns: string[]; unique: boolean }

/** Lists all indexes in the database, with their columns in order. */
export async function listIndexes({ strapi }: Backend): Promise<Index[]> {
  const { rows } = await strapi.db.connection.raw(`
    select t.relname as "table", i.relname as name, x.indisunique as unique,
      array(select a.attname::text from unnest(x.indkey) with ordinality as k(num, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num order by k.place) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    join pg_namespace n on n.oid = t.relnamespace where n.nspname = current_schema()`)
  return rows
}
