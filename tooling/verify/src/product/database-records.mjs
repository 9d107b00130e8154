import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

// A backend writes times in UTC, and PostgreSQL keeps them without a zone.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))

/** Reads what a backend stored, past the backend: `rows(statement)` in the words that SQLite and PostgreSQL share. */
export async function openRecords({ dataDir, databaseUrl }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return { rows: async statement => (await client.query(statement)).rows, close: () => client.end() }
  }
  const database = new Database(join(dataDir, 'database.sqlite'), { readonly: true })
  return { rows: async statement => database.prepare(statement).all(), close: async () => database.close() }
}
