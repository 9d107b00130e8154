import pg from 'pg'

const quoted = pg.escapeIdentifier
// PostgreSQL allows 65,535 parameters in one statement.
const limit = 60_000
const asText = { getTypeParser: () => text => text }

const listed = sql => async client => (await client.query(sql)).rows

const columns = listed(
  `select c.table_name as "table", c.column_name as name, c.data_type as type
   from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
)
const references = listed(
  `select c.conname as name, t.relname as "table", pg_get_constraintdef(c.oid) as definition
   from pg_constraint c join pg_class t on t.oid = c.conrelid
   where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 1`,
)

/** The columns of each table with their types. */
export async function listTables(client) {
  const tables = new Map()
  for (const { table, name, type } of await columns(client))
    tables.set(table, (tables.get(table) ?? new Map()).set(name, type))
  return tables
}

export async function dropTables(client) {
  const names = [...(await listTables(client)).keys()].map(quoted)
  if (names.length > 0) await client.query(`drop table ${names.join(', ')} cascade`)
}

/**
 * Empties the tables and drops their foreign keys. Returns a function that restores the foreign keys, which
 * checks every row. Append-only triggers also reject TRUNCATE, so triggers are disabled until that function
 * is called.
 */
export async function prepareTables(client, names) {
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${names.map(quoted).join(', ')} restart identity cascade`)
  const dropped = await references(client)
  for (const { table, name } of dropped)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { table, name, definition } of dropped)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`)
  }
}

/** Inserts rows into one table in batches. */
export function createRowWriter(client, table, columns) {
  const batchSize = Math.min(1000, Math.floor(limit / columns.length))
  const head = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `
  let pending = []
  async function flush() {
    if (pending.length === 0) return
    const rows = pending.map(
      (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
    )
    await client.query(head + rows.join(', '), pending.flat())
    pending = []
  }
  return {
    async add(row) {
      pending.push(row)
      if (pending.length >= batchSize) await flush()
    },
    flush,
  }
}

/** Continues the ids after the highest id that SQLite has assigned, including those of deleted rows. */
export async function setSequence(client, table, highest) {
  const { rows } = await client.query('select pg_get_serial_sequence($1, $2) as name', [quoted(table), 'id'])
  if (!rows[0].name || highest < 1n) return
  await client.query('select setval($1, $2)', [rows[0].name, String(highest)])
}

/** Iterates over rows in PostgreSQL's text format, fetched in batches of 1,000. */
export async function* streamRowsAsText(client, table, columns) {
  const list = columns.map(quoted).join(', ')
  await client.query(`declare moved no scroll cursor for select ${list} from ${quoted(table)}`)
  for (;;) {
    const { rows } = await client.query({ text: 'fetch 1000 from moved', rowMode: 'array', types: asText })
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('close moved')
}
