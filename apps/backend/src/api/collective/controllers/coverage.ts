import { z } from 'zod'
import { getReader } from '#src/api/account/services/collective-reader'
import { parseMonth } from '#src/api/usage/rules/month'
import { lateAfterMs } from '#src/api/usage-coverage/services/unit-months'
import { notFound } from '#src/http/errors'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { listMonthStates } from '../services/months'
import { getCoverageOverview } from '../services/overview'
import { limitReads, recordRead } from '../services/reads'
import { listLateDevices, listVenues } from '../services/venues'

const venuesQuery = z.strictObject({
  month: z.string().max(7),
  city: emptyAsUndefined(z.string().regex(/^\d{2}\.\d{2}$/)),
  ...pageQuery,
})
const lateQuery = z.strictObject(pageQuery)

/** Number of late devices shown with the overview. */
const lateDevicesShown = 4

const requireMonth = (text: string) => {
  const month = parseMonth(text)
  if (!month) throw notFound()
  return month.month
}

export default {
  /** A month across all venues: totals, cities by coverage, late devices, and the states of other months. */
  async overview(ctx: RequestContext) {
    const reader = await getReader(ctx)
    await limitReads(ctx)
    const month = requireMonth(ctx.params.month ?? '')
    await recordRead(reader, 'overview', month)
    const now = Date.now()
    const [{ months, earlier, later }, coverage, late] = await Promise.all([
      listMonthStates(month, now),
      getCoverageOverview(month),
      listLateDevices(now, lateAfterMs, { page: 1, pageSize: lateDevicesShown }),
    ])
    ctx.body = {
      month,
      months,
      earlier,
      later,
      ...coverage,
      late: { total: late.pagination.total, data: late.data },
    }
  },

  /** The venues of a month, lowest coverage first. */
  async venues(ctx: RequestContext) {
    const { page, page_size: pageSize, city, month: text } = parseInput(venuesQuery, ctx.query)
    const reader = await getReader(ctx)
    await limitReads(ctx)
    const month = requireMonth(text)
    await recordRead(reader, 'venues', city ? `${month} ${city}` : month)
    const { venues, pagination } = await listVenues(month, city, { page, pageSize })
    ctx.body = { data: venues, meta: { pagination } }
  },

  /** The devices that have not reported for three days. */
  async late(ctx: RequestContext) {
    const { page, page_size: pageSize } = parseInput(lateQuery, ctx.query)
    const reader = await getReader(ctx)
    await limitReads(ctx)
    await recordRead(reader, 'late-devices')
    const { data, pagination } = await listLateDevices(Date.now(), lateAfterMs, { page, pageSize })
    ctx.body = { data, meta: { pagination } }
  },
}
