import { format, getPathLocale } from '@bgm/i18n'
import { ButtonLink, EmptyState, PageHeader, StatTiles } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getUsage } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { getCurrentMonth, getMonthMiddle } from './month'
import { MonthLinks } from './month-links'
import { UsageChart } from './usage-chart'
import { UsageLines } from './usage-lines'
import { requireMonth, usageRules } from './usage-rules.server'
import { ZoneTotals } from './zone-totals'

await loadMessages('usage')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'usage.read')
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  if (month === undefined) throw redirectTo(paths.usageMonth(localeOf(args.request), current))
  await requireMonth(args)
  const { filter, page, ignored } = parseListQuery(args.request, usageRules)
  const usage = await getUsage(api, month, { ...filter, page })
  redirectToLastPage(args.request, usage.pagination)
  return { usage, month, zone: filter.zone ?? null, ignored, current }
}

export const meta: MetaFunction<typeof loader> = args => {
  const locale = getPathLocale(args.location.pathname)
  const month = args.data ? format.monthYear(getMonthMiddle(args.data.month), locale) : ''
  return pageTitle(args, 'usage.month', { month })
}

const getHours = (seconds: number) => seconds / 3600

export default function UsageMonth() {
  const { usage, month, zone, ignored, current } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { totals, zones, days, lines, pagination } = usage
  const number = (value: number, digits = 0) => format.number(value, locale, digits)
  return (
    <>
      <PageHeader
        breadcrumb={<p className="mb-1 text-label text-muted">{t('usage.title')}</p>}
        title={format.monthYear(getMonthMiddle(month), locale)}
        text={t('usage.text')}
        action={
          <div className="flex flex-wrap gap-2.5">
            <MonthLinks month={month} current={current} zone={zone ?? undefined} />
            <ButtonLink
              href={paths.usageFile(locale, month, zone ?? undefined)}
              download=""
              variant="secondary"
            >
              {t('usage.download')}
            </ButtonLink>
          </div>
        }
      />
      {zones.length > 1 || zone || ignored.length > 0 ? (
        <ListFilter
          ignored={ignored}
          keep={[]}
          filters={[
            {
              name: 'zone',
              label: t('usage.zone'),
              all: t('usage.all_zones'),
              options: zones.map(({ id, name, business_unit }) => ({
                value: id,
                label: `${name}, ${business_unit.name}`,
              })),
            },
          ]}
        />
      ) : null}
      {totals.plays === 0 ? (
        <EmptyState title={t('lists.empty')} className="rounded-card border border-line bg-surface">
          {t('usage.empty')}
        </EmptyState>
      ) : (
        <>
          <StatTiles
            className="mb-5"
            stats={[
              { label: t('usage.hours'), value: number(getHours(totals.seconds), 1) },
              { label: t('usage.plays'), value: number(totals.plays) },
              {
                label: t('usage.zones_played'),
                value: number(zones.filter(({ plays }) => plays > 0).length),
                suffix: `/ ${number(zones.length)}`,
              },
              { label: t('usage.days_played'), value: number(days.filter(({ plays }) => plays > 0).length) },
            ]}
          />
          <div className="mb-5 grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
            <UsageChart month={month} days={days} />
            <ZoneTotals zones={zones} month={month} />
          </div>
          <UsageLines lines={lines} pages={pagination} />
        </>
      )}
      <p className="mt-5 text-small text-muted">{t('usage.note')}</p>
    </>
  )
}
