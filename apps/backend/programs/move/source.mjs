import Database from 'better-sqlite3'

const quoted = name => `"${name.replaceAll('"', '""')}"`

/** Opens the SQLite file and locks it against writes. Integers are read as BigInt to avoid rounding. */
export function openSource(path) {
  const file = new Database(path, { fileMustExist: true })
  file.defaultSafeIntegers(true)
  file.exec('begin immediate')
  const all = sql => file.prepare(sql).all()
  const names = all(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  )
  const highest = new Map(all('select name, seq from sqlite_sequence').map(({ name, seq }) => [name, seq]))

  return {
    tables: names.map(({ name }) => ({
      name,
      columns: all(`pragma table_info(${quoted(name)})`).map(column => column.name),
      rows: Number(file.prepare(`select count(*) as count from ${quoted(name)}`).get().count),
      highest: highest.get(name) ?? 0n,
    })),
    schemaHash: all('select hash from strapi_database_schema')[0]?.hash,
    /** Iterates over the rows of a table, each an array in the order of `columns`. */
    rowsOf: ({ name, columns }) =>
      file
        .prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
        .raw()
        .iterate(),
    close() {
      file.exec('rollback')
      file.close()
    },
  }
}
