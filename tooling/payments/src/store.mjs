import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const limits = { transactions: 2000, notices: 500 }

function parseLine(line) {
  try {
    return JSON.parse(line)
  } catch {
    // The last line is incomplete if the process was killed while writing it.
    return null
  }
}

function readAll(file) {
  const tables = { transactions: new Map(), notices: new Map() }
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const entry = line && parseLine(line)
    if (entry) tables[entry.table].set(entry.row.id, entry.row)
  }
  return tables
}

const serialise = (table, row) => `${JSON.stringify({ table, row })}\n`

function compact(file, tables) {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    [...rows.values()].map(row => serialise(table, row)),
  )
  writeFileSync(`${file}.part`, lines.join(''), { mode: 0o600 })
  renameSync(`${file}.part`, file)
}

/**
 * Stores transactions and notices by id. With `file`, they survive a restart: every change is appended, and
 * the file is rewritten at startup. If a limit is exceeded, the oldest rows are dropped.
 */
export function createStore({ file, limits: { transactions, notices } = limits } = {}) {
  const tables = file ? readAll(file) : { transactions: new Map(), notices: new Map() }
  const most = { transactions, notices }
  let version = 0
  if (file) {
    mkdirSync(dirname(file), { recursive: true })
    compact(file, tables)
  }

  return {
    save(table, row) {
      version += 1
      const rows = tables[table]
      rows.set(row.id, row)
      if (rows.size > most[table]) rows.delete(rows.keys().next().value)
      if (file) appendFileSync(file, serialise(table, row))
    },
    find: (table, id) => tables[table].get(id) ?? null,
    /** Oldest first. */
    list: table => [...tables[table].values()],
    /** Increases with every change. */
    version: () => version,
  }
}
