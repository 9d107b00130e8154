import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

// The backend stores times in UTC without a time zone.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))

/** Opens the backend's database for reading. `rows(statement)` takes SQL that both SQLite and PostgreSQL understand. */
export async function openDatabase({ dataDir, databaseUrl }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return { rows: async statement => (await client.query(statement)).rows, close: () => client.end() }
  }
  const database = new Database(join(dataDir, 'database.sqlite'), { readonly: true })
  return { rows: async statement => database.prepare(statement).all(), close: async () => database.close() }
}
