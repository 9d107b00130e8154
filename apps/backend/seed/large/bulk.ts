import type { Core } from '@strapi/strapi'

type Row = { id: number } & Record<string, unknown>
type Trx = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx']

type Attribute = {
  type: string
  columnName?: string
  joinTable?: {
    name: string
    joinColumn: { name: string }
    inverseJoinColumn: { name: string }
    orderColumnName?: string
    inverseOrderColumnName?: string
  }
}

// PostgreSQL allows 65,535 values in one statement; the widest row has about forty values.
const at = 1000

/**
 * Inserts rows directly into the tables of a content type, bypassing the document service, rules and lifecycles,
 * because hundreds of thousands of rows must be inserted within seconds. Relations are given as ids.
 */
export function createBulkWriter(strapi: Core.Strapi, trx: Trx) {
  const { connection } = strapi.db

  async function rows(table: string, all: Record<string, unknown>[]) {
    for (let from = 0; from < all.length; from += at)
      await connection(table)
        .transacting(trx)
        .insert(all.slice(from, from + at))
  }

  return {
    async nextId(uid: string): Promise<number> {
      const { tableName } = strapi.db.metadata.get(uid)
      const [found] = await connection(tableName).transacting(trx).max('id as id')
      return Number(found?.id ?? 0) + 1
    },

    /** Links existing rows by a relation, given as pairs of ids. */
    async link(uid: string, name: string, pairs: [from: number, to: number][]): Promise<void> {
      const { joinTable } = (strapi.db.metadata.get(uid).attributes as Record<string, Attribute>)[name] ?? {}
      if (!joinTable) throw new Error(`${uid} has no relation ${name}`)
      const { joinColumn, inverseJoinColumn } = joinTable
      await rows(
        joinTable.name,
        pairs.map(([from, to]) => ({ [joinColumn.name]: from, [inverseJoinColumn.name]: to })),
      )
    },

    async insert(uid: string, all: Row[]): Promise<void> {
      const { tableName, attributes } = strapi.db.metadata.get(uid)
      const known = attributes as Record<string, Attribute>
      const links = new Map<string, Record<string, unknown>[]>()
      const columns = all.map(row => splitRow(row, known, links))
      await rows(tableName, columns)
      for (const [table, list] of links) await rows(table, list)
      await connection
        .raw("select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))", [
          tableName,
          tableName,
        ])
        .transacting(trx)
    },
  }
}

/** Returns the columns of a row, and adds the rows of its relations to `links`, keyed by table. */
function splitRow(
  row: Row,
  attributes: Record<string, Attribute>,
  links: Map<string, Record<string, unknown>[]>,
): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
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
