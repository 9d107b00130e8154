type Row = { value: number | string }

/**
 * Returns the next number in a series, starting at 1, or the last number of a block of `count` numbers. A
 * number is never issued twice, but there can be gaps.
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
