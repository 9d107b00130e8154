type Row = { value: number | string }

/** The next number of a series, from 1 up; two callers never get the same one, and gaps are allowed. */
export async function nextOf(series: string): Promise<number> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { connection } = strapi.db
    const [row]: Row[] = await connection('sequences')
      .transacting(trx)
      .insert({ series, value: 1 })
      .onConflict('series')
      .merge({ value: connection.raw('sequences.value + 1') })
      .returning('value')
    return Number(row?.value)
  })
}
