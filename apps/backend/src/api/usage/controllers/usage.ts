import { Readable } from 'node:stream'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { notFound } from '#src/http/errors'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { parseMonth, selectDaysForPage } from '../rules/month'
import { exportPlays } from '../services/export'
import { addSeals, addTitles, listPlays, playView } from '../services/lines'
import { sumByDay, sumByZone } from '../services/totals'

const filter = { zone: emptyAsUndefined(z.string().max(64)) }
const usageQuery = z.strictObject({ ...filter, ...pageQuery })
const exportQuery = z.strictObject(filter)

/** The usage of one zone, or of all zones in the caller's scope, in the month of the path. */
async function requirePeriod(ctx: Call, zoneId: string | undefined) {
  const scope = await getScope(ctx)
  requirePermission(scope, 'usage.read')
  const month = parseMonth(ctx.params.month ?? '')
  if (!month) throw notFound()
  const zone = zoneId === undefined ? null : (await getScopedZone(scope, zoneId)).id
  return { scope, period: { ...month, zone } }
}

export default {
  async get(ctx: Call) {
    const { zone, page, page_size: pageSize } = parseInput(usageQuery, ctx.query)
    const { scope, period } = await requirePeriod(ctx, zone)
    const [zones, days] = await Promise.all([sumByZone(scope, period), sumByDay(scope, period)])
    const total = days.reduce((sum, { plays }) => sum + plays, 0)
    const { dates, offset } = selectDaysForPage(days, (page - 1) * pageSize, pageSize)
    const rows = await listPlays({ scope, zone: period.zone, dates }, offset, pageSize, 'desc')
    ctx.body = {
      month: period.month,
      zones,
      totals: { plays: total, seconds: days.reduce((sum, { seconds }) => sum + seconds, 0) },
      days,
      data: (await addSeals(await addTitles(rows))).map(playView),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    }
  },

  async export(ctx: Call) {
    const { zone } = parseInput(exportQuery, ctx.query)
    const { scope, period } = await requirePeriod(ctx, zone)
    await consume('usage-export-account', getAccount(ctx).documentId)
    const days = await sumByDay(scope, period)
    await recordAuditEntry({
      action: 'usage.exported',
      actor: memberActor(getAccount(ctx)),
      subject: 'usage',
      subjectId: period.month,
      organisation: scope.organisation,
      details: { name: period.month },
    })
    ctx.set('content-type', 'text/csv; charset=utf-8')
    ctx.set('content-disposition', `attachment; filename="usage-${period.month}.csv"`)
    ctx.set('cache-control', 'private, no-store')
    ctx.body = Readable.from(exportPlays(scope, period.zone, days))
  },
}
