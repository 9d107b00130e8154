import { createRowDigest } from './digest.mjs'
import { createRowWriter, listTables, prepareTables, setSequence, streamRowsAsText } from './target.mjs'
import { fromPostgres, fromSqlite, toInsertParameter } from './values.mjs'

// Each database stores its own schema in this table. The caller has checked that both schemas come from the
// same build.
const ownOfEach = 'strapi_database_schema'

function typesFor({ name, columns, rows }, known) {
  const missing = known ? columns.filter(column => !known.has(column)) : columns
  if (rows > 0 && missing.length > 0)
    throw new Error(`PostgreSQL has no columns for ${name}: ${known ? missing.join(', ') : 'no such table'}`)
  return columns.map(column => known?.get(column))
}

async function copyTable(source, client, table, types) {
  const digest = createRowDigest()
  const writer = createRowWriter(client, table.name, table.columns)
  for (const row of source.rowsOf(table)) {
    const values = row.map((value, at) => {
      try {
        return fromSqlite(value, types[at])
      } catch (error) {
        throw new Error(`${table.name}.${table.columns[at]}: ${error.message}`)
      }
    })
    digest.add(values)
    await writer.add(values.map((value, at) => toInsertParameter(value, types[at])))
  }
  await writer.flush()
  if (table.columns.includes('id')) await setSequence(client, table.name, table.highest)
  return digest.read()
}

async function readTable(client, table, types) {
  const digest = createRowDigest()
  for await (const row of streamRowsAsText(client, table.name, table.columns))
    digest.add(row.map((text, at) => fromPostgres(text, types[at])))
  return digest.read()
}

/**
 * Copies all rows of all tables in one transaction and reads them back before it is committed. Returns the
 * row count and digest of each table in both databases. If any of these differ, throws and leaves the target
 * empty.
 */
export async function moveRecords(source, client) {
  const known = await listTables(client)
  const tables = source.tables.filter(({ name }) => name !== ownOfEach)
  const moved = tables
    .map(table => ({ table, types: typesFor(table, known.get(table.name)) }))
    .filter(({ table }) => known.has(table.name))
  await client.query('begin')
  try {
    const names = [...known.keys()].filter(name => name !== ownOfEach)
    const closeTables = await prepareTables(client, names)
    const compared = []
    for (const { table, types } of moved) {
      const sqlite = await copyTable(source, client, table, types)
      const postgres = await readTable(client, table, types)
      const same = sqlite.rows === postgres.rows && sqlite.digest === postgres.digest
      compared.push({ table: table.name, sqlite, postgres, same })
    }
    const differing = compared.filter(({ same }) => !same)
    if (differing.length > 0)
      throw new Error(`These tables differ after the move: ${differing.map(({ table }) => table).join(', ')}`)
    await closeTables()
    await client.query('commit')
    return compared
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
