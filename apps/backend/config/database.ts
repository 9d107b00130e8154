import { defaults, types } from 'pg'
import { environment } from '#src/platform/runtime/environment'

// Columns have no time zone: times are written and read as UTC, regardless of the process's time zone.
defaults.parseInputDatesAsUTC = true
types.setTypeParser(types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))
// Amounts, counts and times in milliseconds are far below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

export default {
  connection: {
    client: 'postgres',
    connection: { connectionString: environment.DATABASE_URL },
    pool: { min: 0, max: environment.DATABASE_POOL },
    // Prevents failed statements from being logged with the submitted values.
    compileSqlOnError: false,
  },
  settings: { runMigrations: true },
}
