import { format } from '@bgm/i18n'
import { Breadcrumb, PageHeader, StatTiles } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { requireValidId } from '#app/http/api.server'
import { requireReaderApi } from '#app/http/collective.server'
import { redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getMonthMiddle } from '#app/routes/usage/month'
import { TopLists } from '#app/routes/usage/top-lists'
import { UsageChart } from '#app/routes/usage/usage-chart'
import { UsageGaps } from '#app/routes/usage/usage-gaps'
import { getVenue, getVenueRecord } from '#app/services/collective.server'
import { listIndustries } from '#app/services/industries.server'
import { useLocale, useText } from '#app/text'
import { PlayKinds } from './play-kinds'
import { RejectedPlays } from './rejected-plays'
import { parseMonthQuery, venueRules } from './rules.server'
import { VenueLines } from './venue-lines'
import { DevicesCard, DisputesCard, LicencesCard, MeasuresCard } from './venue-record'
import { ZoneCard } from './zone-card'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidId(args)
  const { month, filter, page, ignored } = parseMonthQuery(args.request, venueRules)
  const { id = '' } = args.params
  const [usage, record, industries] = await Promise.all([
    getVenue(api, id, month, { ...filter, page }),
    getVenueRecord(api, id, month),
    listIndustries(api),
  ])
  redirectToLastPage(args.request, usage.meta.pagination)
  const industryNames = Object.fromEntries(industries.map(({ key, name }) => [key, name]))
  return { usage, record, industryNames, month, filter, ignored, now: Date.now() }
}

export const meta: MetaFunction<typeof loader> = args => {
  const [title] = pageTitle(args, 'collective.name')
  const name = args.data?.usage.venue.name
  return [{ title: name ? `${name} · ${title?.title ?? ''}` : title?.title }]
}

export default function VenuePage() {
  const { usage, record, industryNames, month, filter, ignored, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { venue, totals, coverage, days } = usage
  const number = (value: number, digits = 0) => format.number(value, locale, digits)
  const share = coverage?.coverage
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('collective.venues'), href: paths.collectiveVenues(locale, { month }) },
              { label: venue.name },
            ]}
          />
        }
        title={venue.name}
        text={[
          `${venue.street}, ${venue.city.name}, ${venue.province.name}.`,
          `${format.monthYear(getMonthMiddle(month), locale)}.`,
          ...(venue.deleted ? [`${t('collective.venue.deleted')}.`] : []),
        ].join(' ')}
      />
      <StatTiles
        className="mb-5"
        stats={[
          { label: t('collective.stats.hours'), value: number(totals.seconds / 3600, 1) },
          {
            label: t('collective.stats.coverage'),
            value: typeof share === 'number' ? `${number(share * 100, 1)}%` : '–',
          },
          { label: t('collective.stats.plays'), value: number(totals.plays) },
          { label: t('usage.works'), value: number(totals.works) },
        ]}
      />
      <PlayKinds counts={totals} />
      <div className="mb-6 grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <div className="grid min-w-0 gap-5">
          <UsageChart month={month} days={days} />
          <UsageGaps gaps={usage.gaps} isOwn={false} />
          <RejectedPlays rejections={record.rejections} />
          {totals.plays > 0 ? <TopLists works={usage.works} composers={usage.composers} /> : null}
        </div>
        <div className="grid items-start gap-5 max-3xl:lg:grid-cols-2">
          <ZoneCard zones={venue.zones} />
          <MeasuresCard rows={record.measures} industryNames={industryNames} />
          <LicencesCard rows={record.licences} month={month} />
          <DevicesCard rows={record.devices} />
          <DisputesCard rows={record.disputes} />
        </div>
      </div>
      <VenueLines usage={usage} month={month} filter={filter} ignored={ignored} now={now} />
    </>
  )
}
