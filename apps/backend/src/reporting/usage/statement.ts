import { join } from 'node:path'
import type { Scope } from '#src/customers'
import { getPortalUrl } from '#src/platform/mail/links'
import { drawInWorker } from '#src/platform/print/draw'
import { environment } from '#src/platform/runtime/environment'
import { findSignedState } from '#src/reporting/log/signed-state'
import { getCounted } from '#src/reporting/log/state'
import type { Statement } from './draw-statement'
import { loadZoneHistories } from './gaps'
import { countSilentDays } from './rules/gaps'
import { countPlayKinds } from './rules/month'
import { fitStatementRows } from './rules/statement-rows'
import { countWorks } from './rules/works'
import { statementTexts } from './statement-texts'
import { countRejected, sumByDay, sumByZone, type UsagePeriod } from './totals'
import { listWorks } from './works'

const drawStatement = drawInWorker<Statement>(join(__dirname, 'draw-statement'), 'drawStatement')

const monthNames = { id: 'id-ID', en: 'en-GB' }

const formatMonth = (month: string, locale: 'id' | 'en') =>
  new Date(`${month}-15T05:00:00Z`).toLocaleDateString(monthNames[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  })

async function getOrganisationName({ organisation: id }: Scope): Promise<string> {
  const found: { name: string } | null = await strapi.db
    .query('api::organisation.organisation')
    .findOne({ where: { id }, select: ['name'] })
  return found?.name ?? ''
}

export async function renderStatement(
  scope: Scope,
  period: UsagePeriod,
  locale: 'id' | 'en',
  at = new Date(),
) {
  const counted = await getCounted()
  const [organisation, allZones, days, rejected, works, histories, seal] = await Promise.all([
    getOrganisationName(scope),
    sumByZone(scope, period),
    sumByDay(scope, period),
    countRejected(scope, period),
    listWorks(scope, period),
    loadZoneHistories(scope, period, at.getTime()),
    findSignedState(),
  ])
  const zones = period.zone === null ? allZones : allZones.filter(({ id }) => id === period.zone)
  const historyByZone = new Map(histories?.map(history => [history.zone.id, history]))
  const rows = zones.map(({ documentId, name, business_unit, seconds, plays }) => {
    const history = historyByZone.get(documentId)
    const silentDays = history ? countSilentDays(period, [history]) : null
    return { name, place: business_unit.name, seconds, plays, silentDays, zones: 1 }
  })
  const t = statementTexts[locale]
  const units = new Set(rows.map(({ place }) => place))
  const covers = units.size === 1 ? `${[...units].join('')}, ${t.zones(rows.length)}` : t.zones(rows.length)
  return drawStatement({
    product: environment.APP_TITLE,
    organisation,
    month: formatMonth(period.month, locale),
    covers,
    totals: {
      seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
      ...countPlayKinds(days, rejected),
      works: countWorks(works),
      days: days.length,
      silentDays: histories && countSilentDays(period, histories),
    },
    rows: fitStatementRows(rows, t.other_units),
    seal,
    url: getPortalUrl(locale, `/usage/${period.month}`),
    keysUrl: `${environment.MARKETING_URL.replace(/\/$/, '')}/.well-known/usage-log-key`,
    countedAt: counted.at === null ? null : new Date(counted.at),
    at,
    locale,
  })
}
