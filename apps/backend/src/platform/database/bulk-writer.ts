import { insertRows } from './insert-rows'
import type { Transaction } from './transaction'

type Row = { id: number } & Record<string, unknown>

type Attribute = {
  type: string
  columnName?: string
  default?: unknown
  joinTable?: {
    name: string
    joinColumn: { name: string }
    inverseJoinColumn: { name: string }
    orderColumnName?: string
    inverseOrderColumnName?: string
  }
}

/**
 * Inserts rows directly into the tables of a content type, bypassing the document service, rules and lifecycles, with a
 * number of statements that does not depend on the number of rows. Relations are given as ids. Columns that repeat the
 * id of a relation must be given too.
 */
export function createBulkWriter(trx: Transaction) {
  function getRelation(uid: string, name: string) {
    const { joinTable } = (strapi.db.metadata.get(uid).attributes as Record<string, Attribute>)[name] ?? {}
    if (!joinTable) throw new Error(`${uid} has no relation ${name}`)
    return joinTable
  }

  return {
    /** Takes unused ids of a content type. */
    async takeIds(uid: string, count: number): Promise<number[]> {
      if (count === 0) return []
      const { tableName } = strapi.db.metadata.get(uid)
      const { rows: taken }: { rows: { id: number | string }[] } = await trx.raw(
        "select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?::int)",
        [tableName, count],
      )
      return taken.map(({ id }) => Number(id))
    },

    /** Links existing rows by a relation, given as pairs of ids. */
    async link(uid: string, name: string, pairs: [from: number, to: number][]): Promise<void> {
      const { name: table, joinColumn, inverseJoinColumn } = getRelation(uid, name)
      await insertRows(
        trx,
        table,
        pairs.map(([from, to]) => ({ [joinColumn.name]: from, [inverseJoinColumn.name]: to })),
      )
    },

    /** Removes the links of rows by a relation. */
    async unlink(uid: string, name: string, from: readonly number[]): Promise<void> {
      const { name: table, joinColumn } = getRelation(uid, name)
      await trx(table)
        .whereIn(joinColumn.name, [...from])
        .delete()
    },

    async insert(uid: string, all: readonly Row[]): Promise<void> {
      const { tableName, attributes } = strapi.db.metadata.get(uid)
      const known = attributes as Record<string, Attribute>
      const links = new Map<string, Record<string, unknown>[]>()
      const columns = all.map(row => splitRow(row, known, links))
      await insertRows(trx, tableName, columns)
      for (const [table, list] of links) await insertRows(trx, table, list)
    },
  }
}

/** The columns of a row with their defaults. Adds the rows of its relations to `links`, keyed by table. */
function splitRow(
  row: Row,
  attributes: Record<string, Attribute>,
  links: Map<string, Record<string, unknown>[]>,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  for (const { columnName, default: value } of Object.values(attributes))
    if (columnName && value !== undefined && typeof value !== 'function') columns[columnName] = value
  for (const [name, value] of Object.entries(row)) {
    const { columnName, joinTable } = attributes[name] ?? {}
    if (columnName) columns[columnName] = value
    if (!joinTable || value === null) continue
    const { joinColumn, inverseJoinColumn, inverseOrderColumnName: order } = joinTable
    const link = {
      [joinColumn.name]: row.id,
      [inverseJoinColumn.name]: value,
      ...(order && { [order]: 1 }),
    }
    const list = links.get(joinTable.name)
    if (list) list.push(link)
    else links.set(joinTable.name, [link])
  }
  return columns
}
