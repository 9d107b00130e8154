import type { Backend } from './harness'

/** Every row of every table of the backend, the framework's own among them. */
export async function allRows({ strapi }: Backend): Promise<{ table: string; row: string }[]> {
  const { connection } = strapi.db
  const postgres = strapi.db.dialect.client === 'postgres'
  const listed = postgres
    ? await connection('pg_tables').select('tablename as name').where('schemaname', 'public')
    : await connection('sqlite_master').select('name').where('type', 'table')
  const found = []
  for (const { name: table } of listed as { name: string }[]) {
    for (const row of await connection(table).select('*')) found.push({ table, row: JSON.stringify(row) })
  }
  return found
}

/** The tables in which one of the values stands, whatever the column. */
export async function tablesHolding(backend: Backend, values: string[]): Promise<string[]> {
  const rows = await allRows(backend)
  const holding = rows.filter(({ row }) =>
    values.some(value => row.toLowerCase().includes(value.toLowerCase())),
  )
  return [...new Set(holding.map(({ table }) => table))].sort()
}
