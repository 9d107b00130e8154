import { Readable } from 'node:stream'
import { usage } from '@bgm/contract'
import { maxEvidencePlays } from '@bgm/validation'
import { getScope, getScopedZone, memberActor, recordAuditEntry, type Scope } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement, toPagination } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import {
  exportPlays,
  getUsageMonthView,
  isMonthRemoved,
  listWorks,
  openEvidence,
  parseMonth,
  renderStatement,
  resolveLineSearch,
  sumByDay,
  type UsagePeriod,
} from '#src/reporting'

type Place = { unit?: string | undefined; zone?: string | undefined }

/** The period for a month, covering one zone, one unit or everything in scope. */
async function getPeriod(scope: Scope, text: string, { unit, zone }: Place): Promise<UsagePeriod> {
  const month = parseMonth(text)
  if (!month) throw notFound()
  const zoneId = zone === undefined ? null : (await getScopedZone(scope, zone)).id
  return { ...month, unit: unit ?? null, zone: zoneId }
}

async function requireStoredPlays({ month }: UsagePeriod): Promise<void> {
  if (await isMonthRemoved(month))
    throw new HttpError(409, 'The plays of this month are archived', { code: 'archived' })
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

export default implement(usage, {
  async get({ params, query: { page, page_size: pageSize, day, q, ...place }, ctx }) {
    const scope = getScope(ctx)
    const period = await getPeriod(scope, params.month, place)
    if (q !== undefined) await consume('usage-search-account', getAccount(ctx).documentId)
    const range = { skip: (page - 1) * pageSize, limit: pageSize }
    const { total, ...month } = await getUsageMonthView(scope, period, { day, q }, range)
    const pagination = toPagination({ page, pageSize, pageCount: Math.ceil(total / pageSize), total })
    return { ...month, meta: { pagination } }
  },

  async downloadEvidence({ params, query, ctx }) {
    const scope = getScope(ctx)
    const period = await getPeriod(scope, params.month, query)
    await requireStoredPlays(period)
    const plays = (await sumByDay(scope, period)).reduce((sum, day) => sum + day.plays, 0)
    if (plays > maxEvidencePlays)
      throw new HttpError(409, 'Choose a unit or a zone with fewer plays', { code: 'too-many-plays' })
    const content = await openEvidence(scope, period)
    await recordExport(ctx, scope, period.month)
    return {
      name: `usage-evidence-${period.month}.jsonl`,
      type: 'application/jsonl; charset=utf-8',
      content: Readable.from(content),
    }
  },

  async download({ params, query: { day, q, separator, ...place }, ctx }) {
    const scope = getScope(ctx)
    const period = await getPeriod(scope, params.month, place)
    await requireStoredPlays(period)
    const [days, works] = await Promise.all([
      sumByDay(scope, period),
      q === undefined ? [] : listWorks(scope, period),
    ])
    await recordExport(ctx, scope, period.month)
    const selected = resolveLineSearch({ scope, period, days, works }, { day, q })
    return {
      name: `usage-${period.month}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from(exportPlays(selected.filter, selected.days, separator)),
    }
  },

  async downloadStatement({ params, query: { locale, ...place }, ctx }) {
    const scope = getScope(ctx)
    const period = await getPeriod(scope, params.month, place)
    await recordExport(ctx, scope, period.month)
    return {
      name: `usage-${period.month}.pdf`,
      type: 'application/pdf',
      content: await renderStatement(scope, period, locale),
    }
  },
})
