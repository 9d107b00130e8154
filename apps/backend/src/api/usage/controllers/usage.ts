import { Readable } from 'node:stream'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getScopedZone } from '#src/api/business-unit/services/scoped-zones'
import { getScope, requirePermission, type Scope } from '#src/api/membership/services/scope'
import { isMonthRemoved } from '#src/api/usage-archive/services/rows'
import { csvSeparator } from '#src/http/csv-separator'
import { HttpError, notFound } from '#src/http/errors'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { searchText } from '#src/http/text-fields'
import { parseMonth } from '../rules/month'
import { exportPlays } from '../services/export'
import { getUsageMonthView } from '../services/month'
import { resolveLineSearch } from '../services/page'
import { renderStatement } from '../services/statement'
import { sumByDay, type UsagePeriod } from '../services/totals'
import { listWorks } from '../services/works'

const filter = {
  unit: emptyAsUndefined(z.string().max(64)),
  zone: emptyAsUndefined(z.string().max(64)),
  day: emptyAsUndefined(z.iso.date()),
  q: searchText,
}
const usageQuery = z.strictObject({ ...filter, ...pageQuery })
const exportQuery = z.strictObject({ ...filter, separator: csvSeparator })
const statementQuery = z.strictObject({
  unit: filter.unit,
  zone: filter.zone,
  locale: z.enum(['id', 'en']).default('id'),
})
type Filter = Omit<z.output<typeof exportQuery>, 'separator'>

/**
 * The caller's scope and the period for the month in the path, covering one zone, one unit or everything in
 * scope.
 */
async function requirePeriod(ctx: RequestContext, { unit, zone }: Pick<Filter, 'unit' | 'zone'>) {
  const scope = getScope(ctx)
  requirePermission(scope, 'usage.read')
  const month = parseMonth(ctx.params.month ?? '')
  if (!month) throw notFound()
  const zoneId = zone === undefined ? null : (await getScopedZone(scope, zone)).id
  const period: UsagePeriod = { ...month, unit: unit ?? null, zone: zoneId }
  return { scope, period }
}

async function recordExport(ctx: RequestContext, scope: Scope, month: string): Promise<void> {
  await recordAuditEntry({
    action: 'usage.exported',
    actor: memberActor(getAccount(ctx)),
    subject: 'usage',
    subjectId: month,
    organisation: scope.organisation,
    details: { name: month },
  })
}

function setFileHeaders(ctx: RequestContext, type: string, name: string): void {
  ctx.set('content-type', type)
  ctx.set('content-disposition', `attachment; filename="${name}"`)
  ctx.set('cache-control', 'private, no-store')
}

export default {
  async get(ctx: RequestContext) {
    const { page, page_size: pageSize, day, q, ...place } = parseInput(usageQuery, ctx.query)
    const { scope, period } = await requirePeriod(ctx, place)
    if (q !== undefined) await consume('usage-search-account', getAccount(ctx).documentId)
    const range = { skip: (page - 1) * pageSize, limit: pageSize }
    const { total, ...month } = await getUsageMonthView(scope, period, { day, q }, range)
    const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
    ctx.body = { ...month, meta: { pagination } }
  },

  async export(ctx: RequestContext) {
    const { day, q, separator, ...place } = parseInput(exportQuery, ctx.query)
    const { scope, period } = await requirePeriod(ctx, place)
    await consume('usage-export-account', getAccount(ctx).documentId)
    if (await isMonthRemoved(period.month))
      throw new HttpError(409, 'The plays of this month are archived', { code: 'archived' })
    const [days, works] = await Promise.all([
      sumByDay(scope, period),
      q === undefined ? [] : listWorks(scope, period),
    ])
    await recordExport(ctx, scope, period.month)
    const selected = resolveLineSearch({ scope, period, days, works }, { day, q })
    setFileHeaders(ctx, 'text/csv; charset=utf-8', `usage-${period.month}.csv`)
    ctx.body = Readable.from(exportPlays(selected.filter, selected.days, separator))
  },

  /** A one-page statement for the month, as a PDF. */
  async statement(ctx: RequestContext) {
    const { locale, ...place } = parseInput(statementQuery, ctx.query)
    const { scope, period } = await requirePeriod(ctx, place)
    await consume('usage-export-account', getAccount(ctx).documentId)
    await recordExport(ctx, scope, period.month)
    setFileHeaders(ctx, 'application/pdf', `usage-${period.month}.pdf`)
    ctx.body = await renderStatement(scope, period, locale)
  },
}
