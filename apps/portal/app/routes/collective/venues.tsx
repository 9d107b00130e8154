import { format } from '@bgm/i18n'
import { EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getMonthMiddle } from '#app/routes/usage/month'
import { listVenues } from '#app/services/collective.server'
import { useLocale, useText } from '#app/text'
import { MonthFilter } from './month-filter'
import { denseTableClass } from './panel'
import { parseMonthQuery, venueListRules } from './rules.server'
import { createVenueColumns } from './venue-columns'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { month, filter, page, ignored } = parseMonthQuery(args.request, venueListRules)
  const { data, pagination } = await listVenues(api, month, filter.city, page)
  redirectToLastPage(args.request, pagination)
  return { venues: data, pagination, month, city: filter.city, ignored, now: Date.now() }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.venues')

export default function Venues() {
  const { venues, pagination, month, city, ignored, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const name = format.monthYear(getMonthMiddle(month), locale)
  const cityName = venues[0]?.city.name
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={city && cityName ? t('collective.venue.in_city', { city: cityName }) : t('collective.venues')}
        text={
          <>
            {name}. {t('collective.venue.list_text')} {t('collective.coverage.order')}.
          </>
        }
        action={
          city ? (
            <TextLink href={paths.collectiveVenues(locale, { month })}>{t('collective.venue.all')}</TextLink>
          ) : null
        }
      />
      <MonthFilter month={month} now={now} ignored={ignored} keep={city ? { city } : {}} />
      <div className={denseTableClass}>
        <ListTable
          caption={t('collective.venues')}
          columns={createVenueColumns(t, locale, month)}
          rows={venues}
          rowKey={({ id }) => id}
          pages={pagination}
          empty={
            <EmptyState title={t('collective.venue.empty_title')}>{t('collective.venue.empty')}</EmptyState>
          }
        />
      </div>
    </>
  )
}
