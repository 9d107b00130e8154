import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { dataFile, withOwnSettings } from './session.mjs'

/**
 * Reads a copy that `dumpDatabase` has written into an empty database. `client` must be in a transaction, which the
 * caller rolls back if this throws. Returns the tables with their number of rows.
 */
export const restoreDatabase = (client, folder) =>
  withOwnSettings(client, async () => {
    const tables = JSON.parse(await readFile(join(folder, 'tables.json'), 'utf8'))
    await client.query(await readFile(join(folder, 'before.sql'), 'utf8'))
    for (const table of tables) {
      const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`
      const stream = client.query(copyFrom(`copy ${name} from stdin with (header match)`))
      await pipeline(createReadStream(join(folder, dataFile(table))), createGunzip(), stream)
      if (stream.rowCount !== table.rows)
        throw new Error(`${name} has ${stream.rowCount} rows, but ${table.rows} were copied`)
    }
    await client.query(await readFile(join(folder, 'after.sql'), 'utf8'))
    return tables
  })
