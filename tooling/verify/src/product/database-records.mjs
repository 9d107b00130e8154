import pg from 'pg'

// The backend stores times in UTC without a time zone.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, text => new Date(`${text.replace(' ', 'T')}Z`))

/** Opens the backend's database directly. */
export async function openDatabase(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A killed database ends idle connections; the next statement fails.
  client.on('error', () => {})
  await client.connect()
  return {
    rows: async (statement, values) => (await client.query(statement, values)).rows,
    execute: (statement, values) => client.query(statement, values),
    close: () => client.end(),
  }
}
