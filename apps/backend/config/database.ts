import { join } from 'node:path'
import { defaults, types } from 'pg'
import { cacheStatements } from '#src/database/statement-cache'
import { environment } from '#src/runtime/environment'

type SqliteConnection = {
  pragma(source: string): unknown
  prepare(sql: string): { readonly busy: boolean }
}

const sqlite = {
  client: 'sqlite',
  connection: { filename: join(environment.dataDir, 'database.sqlite') },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    afterCreate(
      connection: SqliteConnection,
      done: (error: Error | null, connection: SqliteConnection) => void,
    ) {
      connection.pragma('journal_mode = WAL')
      connection.pragma('synchronous = NORMAL')
      connection.pragma('busy_timeout = 5000')
      cacheStatements(connection)
      done(null, connection)
    },
  },
}

// Columns have no time zone: times are written and read as UTC, regardless of the process's time zone.
defaults.parseInputDatesAsUTC = true
types.setTypeParser(types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.DATABASE_URL },
  pool: { min: 0, max: environment.DATABASE_POOL },
}

export default {
  // Prevents failed statements from being logged with the submitted values.
  connection: {
    ...(environment.DATABASE_CLIENT === 'postgres' ? postgres : sqlite),
    compileSqlOnError: false,
  },
  settings: { runMigrations: true },
}
