import { format, getPathLocale } from '@bgm/i18n'
import { ButtonLink, Card, PageHeader, StatTiles } from '@bgm/ui'
import { maxEvidencePlays } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { listUnitOptions } from '#app/services/business-units.server'
import { type UsageFilter as Filter, getUsage } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { DisputeCard } from './dispute-card'
import { EvidenceCard } from './evidence-card'
import { getCurrentMonth, getMonthMiddle } from './month'
import { MonthLinks } from './month-links'
import { NoUsage } from './no-usage'
import { TopLists } from './top-lists'
import { UsageChart } from './usage-chart'
import { UsageFilter } from './usage-filter'
import { UsageGaps } from './usage-gaps'
import { UsageLines } from './usage-lines'
import { requireValidMonth, usageRules } from './usage-rules.server'
import { ZoneTotals } from './zone-totals'

await loadMessages('usage')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'usage.read')
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  if (month === undefined) throw redirectTo(paths.usageMonth(getLocale(args.request), current))
  await requireValidMonth(args)
  const { filter: query, page, ignored } = parseListQuery(args.request, usageRules)
  const { month: chosen, ...filter } = query
  const { day: _, ...place } = filter
  if (chosen && chosen !== month) throw redirectTo(paths.usageMonth(getLocale(args.request), chosen, place))
  const [usage, units] = await Promise.all([getUsage(api, month, { ...filter, page }), listUnitOptions(api)])
  redirectToLastPage(args.request, usage.meta.pagination)
  return { usage, units, month, filter, ignored, current, maxEvidencePlays }
}

export const meta: MetaFunction<typeof loader> = args => {
  const locale = getPathLocale(args.location.pathname)
  const month = args.data ? format.monthYear(getMonthMiddle(args.data.month), locale) : ''
  return pageTitle(args, 'usage.month', { month })
}

const getHours = (seconds: number) => seconds / 3600

export default function UsageMonth() {
  const {
    usage,
    units,
    month,
    filter,
    ignored,
    current,
    maxEvidencePlays: most,
  } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const {
    totals,
    zones,
    days,
    data: lines,
    meta: { pagination },
  } = usage
  const number = (value: number, digits = 0) => format.number(value, locale, digits)
  return (
    <>
      <MonthHeader
        month={month}
        current={current}
        filter={filter}
        archived={usage.archived}
        countedAt={usage.counted_at}
      />
      <UsageFilter month={month} current={current} units={units} zones={zones} ignored={ignored} />
      {totals.plays === 0 ? (
        <NoUsage gaps={usage.gaps} />
      ) : (
        <>
          <StatTiles
            className="mb-5"
            stats={[
              { label: t('usage.hours'), value: number(getHours(totals.seconds), 1) },
              { label: t('usage.plays'), value: number(totals.plays) },
              { label: t('usage.works'), value: number(totals.works) },
              { label: t('usage.days_played'), value: number(days.filter(({ plays }) => plays > 0).length) },
            ]}
          />
          <div className="mb-5 grid gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
            <div className="grid min-w-0 grid-rows-[auto_1fr] gap-5">
              <UsageChart month={month} days={days} />
              <TopLists works={usage.works} composers={usage.composers} />
            </div>
            <div className="grid gap-5 max-3xl:sm:grid-cols-2 max-3xl:sm:[&>:last-child]:col-span-2 3xl:grid-rows-[auto_auto_1fr]">
              <UsageGaps gaps={usage.gaps} />
              <div className="grid content-start gap-5">
                <DisputeCard subject={{ month }} />
                {usage.archived ? null : (
                  <EvidenceCard month={month} filter={filter} plays={totals.plays} most={most} />
                )}
              </div>
              <ZoneTotals zones={zones} month={month} filter={{ unit: filter.unit }} />
            </div>
          </div>
          {usage.archived ? (
            <Card title={t('usage.archived')} note={t('usage.archived_note')} />
          ) : (
            <UsageLines lines={lines} pages={pagination} />
          )}
        </>
      )}
      <p className="mt-5 text-small text-muted">{t('usage.note')}</p>
    </>
  )
}

type MonthHeaderProps = {
  month: string
  current: string
  filter: Filter
  archived: boolean
  countedAt: string | null
}

function MonthHeader({ month, current, filter, archived, countedAt }: MonthHeaderProps) {
  const t = useText()
  const locale = useLocale()
  const { unit, zone } = filter
  const place = { unit, zone }
  const counted = countedAt && t('usage.counted_at', { time: format.dateTime(countedAt, locale) })
  return (
    <PageHeader
      breadcrumb={<p className="mb-1 text-label text-muted">{t('usage.title')}</p>}
      title={format.monthYear(getMonthMiddle(month), locale)}
      text={[t('usage.text'), counted].filter(Boolean).join(' ')}
      action={
        <div className="flex flex-wrap gap-2.5">
          <MonthLinks month={month} current={current} filter={place} />
          {archived ? null : (
            <ButtonLink href={paths.usageFile(locale, month, filter)} download="" variant="secondary">
              {t('usage.download')}
            </ButtonLink>
          )}
          <ButtonLink href={paths.usageStatement(locale, month, place)} download="" variant="secondary">
            {t('usage.download_statement')}
          </ButtonLink>
        </div>
      }
    />
  )
}
