import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterData, beforeData, sequenceValues, tables, unsupported } from './catalogue.mjs'
import { dataFile, withOwnSettings } from './session.mjs'

async function firstColumn(client, query) {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function listStatements(client, queries) {
  const found = []
  for (const query of queries) found.push(...(await firstColumn(client, query)))
  return found
}

const writeStatements = (statements, path) =>
  writeFile(path, statements.map(statement => `${statement};\n`).join(''))

async function requireSupported(client) {
  const refused = await firstColumn(client, unsupported)
  if (refused.length > 0)
    throw new Error(`The database has what a copy cannot contain: ${refused.join(', ')}`)
}

/**
 * Lists the statements that create the objects of the database, without its rows. `client` must be in a transaction.
 * Throws if the database contains something that cannot be copied.
 */
export const listCreateStatements = client =>
  withOwnSettings(client, async () => {
    await requireSupported(client)
    return listStatements(client, [...beforeData, ...afterData])
  })

const getName = ({ schema, name }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/**
 * Writes the database to a folder, which must not contain another copy. `client` must be in a transaction with the
 * isolation level `repeatable read`, so that all tables are of the same moment. Returns the tables with their number of
 * rows. Throws if the database contains something that cannot be copied.
 */
export const dumpDatabase = (client, folder) =>
  withOwnSettings(client, async () => {
    await requireSupported(client)
    await mkdir(join(folder, 'data'), { recursive: true })
    const { rows: found } = await client.query(tables)
    // Prevents schema changes, such as those of a newer build that is being started.
    if (found.length > 0)
      await client.query(`lock table ${found.map(getName).join(', ')} in access share mode`)
    await writeStatements(await listStatements(client, beforeData), join(folder, 'before.sql'))
    const copied = []
    for (const table of found) {
      const stream = client.query(copyTo(`copy ${getName(table)} to stdout with (header)`))
      await pipeline(stream, createGzip(), createWriteStream(join(folder, dataFile(table))))
      copied.push({ ...table, rows: stream.rowCount })
    }
    const after = await listStatements(client, [...afterData, sequenceValues])
    await writeStatements(after, join(folder, 'after.sql'))
    await writeFile(join(folder, 'tables.json'), `${JSON.stringify(copied, null, 2)}\n`)
    return copied
  })
