const ahead = 1000
const changesAhead = 1_000_000_000
const day = 86_400_000

/** Lists the number series that may have started between two times. */
function listSeriesSince(part, mark, now) {
  const { cidSeries } = part('customers/business-unit/rules/cid.js')
  const { getOrderSeries } = part('billing/order/rules/number.js')
  const { getInvoiceSeries } = part('billing/order/rules/invoice-number.js')
  const { getApplicationSeries } = part('site/partner-application/rules/number.js')
  const names = new Set([cidSeries])
  for (let at = mark.getTime(); at < now.getTime() + day; at += day)
    for (const getSeries of [getOrderSeries, getInvoiceSeries, getApplicationSeries])
      names.add(getSeries(new Date(at)))
  return [...names]
}

/**
 * Advances the number series, so that numbers assigned since the backup are not reused. Ends all sessions,
 * because the backup may contain sessions that were ended after it was made. Restarts the change feed.
 */
export const resetAfterRestore = (part, mark, now) => async run => {
  await run(`update sequences set value = value + ${ahead}`)
  for (const series of listSeriesSince(part, mark, now))
    await run(`insert into sequences (series, value) values ($1, ${ahead}) on conflict (series) do nothing`, [
      series,
    ])
  // Gateways have already read changes that are newer than the backup, so all of them must start over.
  await run('delete from changes')
  await run(`update change_counters set number = number + ${changesAhead}, pruned = number + ${changesAhead}`)
  await run('delete from sessions')
  await run('delete from strapi_sessions')
}
