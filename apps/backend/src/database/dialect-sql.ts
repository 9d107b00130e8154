import { type Sql, sql } from './sql'

const isPostgres = () => strapi.db.dialect.client === 'postgres'

/** Selects ids as a single JSON array. */
export const jsonArrayOf = (column: Sql, from: Sql): Sql =>
  isPostgres()
    ? sql`(select coalesce(json_agg(${column}), '[]') ${from})`
    : sql`(select json_group_array(${column}) ${from})`

/**
 * Matches a column against many ids. The SQL does not depend on their number, so that the statement is prepared once.
 */
export const inArray = (column: Sql, ids: readonly number[]): Sql =>
  isPostgres()
    ? sql`${column} = any(${`{${ids.join()}}`}::int[])`
    : sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`
