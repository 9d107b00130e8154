import { z } from 'zod'

/** A knex query before columns are selected. */
type RowQuery = ReturnType<ReturnType<typeof strapi.db.getConnection>['from']>

const counted = z.array(z.object({ total: z.coerce.number() }))
const idRows = z.array(z.object({ id: z.coerce.number() }))

export type Page = { page: number; pageSize: number }
/** Columns or SQL expressions to sort by, in order of precedence. */
export type Sorting = { by: string; down?: boolean }[]

/**
 * Returns the ids of one page and the total. The database sorts and counts ids only; the caller then reads the rows
 * of that page.
 */
export async function paginateIds(rows: RowQuery, alias: string, sorting: Sorting, { page, pageSize }: Page) {
  const total = counted.parse(await rows.clone().count({ total: '*' }))[0]?.total ?? 0
  const sorted = rows.clone().select(`${alias}.id as id`)
  for (const { by, down } of sorting) sorted.orderByRaw(`${by} ${down ? 'desc' : 'asc'}`)
  const ids = idRows.parse(await sorted.limit(pageSize).offset((page - 1) * pageSize)).map(({ id }) => id)
  return { ids, pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}

/** Sorts rows in the order of the given ids. */
export function sortByIds<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
