import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterData, beforeData, tables, unsupported } from './catalogue.mjs'
import { dataFile, withOwnSettings } from './session.mjs'

async function firstColumn(client, query) {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows.map(([value]) => value)
}

async function writeStatements(client, queries, path) {
  const statements = []
  for (const query of queries) statements.push(...(await firstColumn(client, query)))
  await writeFile(path, statements.map(statement => `${statement};\n`).join(''))
}

const nameOf = ({ schema, name }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

/**
 * Writes the database to a folder, which must not contain another copy. `client` must be in a transaction with the
 * isolation level `repeatable read`, so that all tables are of the same moment. Returns the tables with their number of
 * rows. Throws if the database contains something that cannot be copied.
 */
export const dumpDatabase = (client, folder) =>
  withOwnSettings(client, async () => {
    const refused = await firstColumn(client, unsupported)
    if (refused.length > 0)
      throw new Error(`The database has what a copy cannot contain: ${refused.join(', ')}`)
    await mkdir(join(folder, 'data'), { recursive: true })
    const { rows: found } = await client.query(tables)
    // Prevents schema changes, such as those of a newer build that is being started.
    if (found.length > 0)
      await client.query(`lock table ${found.map(nameOf).join(', ')} in access share mode`)
    await writeStatements(client, beforeData, join(folder, 'before.sql'))
    const copied = []
    for (const table of found) {
      const stream = client.query(copyTo(`copy ${nameOf(table)} to stdout with (header)`))
      await pipeline(stream, createGzip(), createWriteStream(join(folder, dataFile(table))))
      copied.push({ ...table, rows: stream.rowCount })
    }
    await writeStatements(client, afterData, join(folder, 'after.sql'))
    await writeFile(join(folder, 'tables.json'), `${JSON.stringify(copied, null, 2)}\n`)
    return copied
  })
