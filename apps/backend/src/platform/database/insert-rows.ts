import type { Transaction } from './transaction'

const batchSize = 1_000

/**
 * Inserts rows in batches of a thousand. Each batch is sent as JSON, because knex blocks the event loop for 100 ms to
 * write a statement with ten thousand values. Returns what `clause` returns, for instance
 * `on conflict (key) do nothing returning key`.
 */
export async function insertRows(
  trx: Transaction,
  table: string,
  rows: readonly object[],
  clause = '',
): Promise<unknown[]> {
  const returned: unknown[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize)
    const columns = [...new Set(batch.flatMap(row => Object.keys(row)))]
    const names = columns.map(() => '??').join(', ')
    const result: { rows: unknown[] } = await trx.raw(
      `insert into ?? (${names}) select ${names} from jsonb_populate_recordset(null::??, ?::jsonb) ${clause}`,
      [table, ...columns, ...columns, table, JSON.stringify(batch)],
    )
    for (const row of result.rows) returned.push(row)
  }
  return returned
}
