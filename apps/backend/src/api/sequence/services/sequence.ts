type Row = { value: number | string }

/**
 * The next number of a series, from 1 up, or the last of the next `count`; two callers never get the same one, and gaps are
 * allowed.
 */
export async function nextSequenceNumber(series: string, count = 1): Promise<number> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { connection } = strapi.db
    const [row]: Row[] = await connection('sequences')
      .transacting(trx)
      .insert({ series, value: count })
      .onConflict('series')
      .merge({ value: connection.raw('sequences.value + ?', [count]) })
      .returning('value')
    return Number(row?.value)
  })
}
