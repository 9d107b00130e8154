import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'

// The backend stores times in UTC without a time zone.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))

/**
 * Opens the backend's database directly, optionally for writing. `rows` and `execute` take SQL that works on
 * both SQLite and PostgreSQL.
 */
export async function openDatabase({ dataDir, databaseUrl, writable = false }) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return {
      rows: async statement => (await client.query(statement)).rows,
      execute: statement => client.query(statement),
      close: () => client.end(),
    }
  }
  const database = new Database(join(dataDir, 'database.sqlite'), { readonly: !writable })
  return {
    rows: async statement => database.prepare(statement).all(),
    execute: async statement => void database.exec(statement),
    close: async () => database.close(),
  }
}
