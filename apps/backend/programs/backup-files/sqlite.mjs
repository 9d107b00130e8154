import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { copyInto, flushAndHashFile, flushFolder } from './files.mjs'
import { listReferencedFiles } from './referenced-files.mjs'

const quoted = name => `"${name.replaceAll('"', '""')}"`
const placeOf = ({ dataDir }) => join(dataDir, 'database.sqlite')
const rowsBy = database => async statement => database.prepare(statement).all()

function counted(database) {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      database.prepare(`select count(*) as many from ${quoted(name)}`).get().many,
    ]),
  )
}

async function reading(path, work) {
  const database = new Database(path, { fileMustExist: true })
  try {
    if (database.pragma('quick_check', { simple: true }) !== 'ok') throw new Error(`${path} is damaged`)
    return await work(database)
  } finally {
    database.close()
  }
}

/** Backs up and restores the SQLite database file. */
export const sqliteBackup = {
  file: 'database.sqlite',

  /** Copies a consistent snapshot without stopping the backend. Returns its row counts and the files it refers to. */
  async copy(environment, to) {
    if (!existsSync(placeOf(environment))) throw new Error(`There is no ${placeOf(environment)}`)
    rmSync(to, { force: true })
    const source = new Database(placeOf(environment), { fileMustExist: true, timeout: 10_000 })
    try {
      source.prepare('vacuum into ?').run(to)
    } finally {
      source.close()
    }
    return reading(to, async copy => ({
      rows: counted(copy),
      named: await listReferencedFiles(rowsBy(copy), environment),
    }))
  },

  async isEmpty(environment) {
    return !existsSync(placeOf(environment))
  },

  /** Calls `begin` with a function that runs statements on the copy, then moves the copy into place as the last step. */
  async bringBack(from, environment, { rows, begin }) {
    const location = placeOf(environment)
    const arriving = `${location}.part`
    await copyInto(from, arriving)
    await reading(arriving, async copy => {
      requireSameRowCounts(rows, counted(copy))
      copy.exec('begin')
      await begin(async (statement, values = []) => copy.prepare(statement).run(...values))
      copy.exec('commit')
    })
    await flushAndHashFile(arriving)
    renameSync(arriving, location)
    await flushFolder(environment.dataDir)
  },
}

/** Throws unless every table has the same number of rows as in the manifest. */
export function requireSameRowCounts(expected, found) {
  const differing = Object.keys({ ...expected, ...found }).filter(table => expected[table] !== found[table])
  if (differing.length > 0)
    throw new Error(`Row counts differ from the backup, do not use this database: ${differing.join(', ')}`)
}
