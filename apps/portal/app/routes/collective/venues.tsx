import { format } from '@bgm/i18n'
import { EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getCurrentMonth, getMonthMiddle } from '#app/routes/usage/month'
import { listVenues } from '#app/services/collective.server'
import { listIndustries } from '#app/services/industries.server'
import { listRegions } from '#app/services/regions.server'
import { useLocale, useText } from '#app/text'
import { denseTableClass } from './panel'
import { venueListRules } from './rules.server'
import { createVenueColumns } from './venue-columns'
import { VenueFilter } from './venue-filter'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { filter: query, page, ignored } = parseListQuery(args.request, venueListRules)
  const { month = getCurrentMonth(Date.now()), sort, ...given } = query
  const province = given.province ?? given.city?.slice(0, 2)
  // A city of another province would leave nothing; the province was chosen last.
  const { city, ...rest } = given
  const filter = city?.startsWith(`${province}.`) ? given : rest
  const [{ data, pagination }, provinces, cities, industries] = await Promise.all([
    listVenues(api, month, { ...filter, ...(sort && { sort }) }, page),
    listRegions(api),
    province ? listRegions(api, province) : [],
    listIndustries(api),
  ])
  redirectToLastPage(args.request, pagination)
  return {
    ...{ venues: data, pagination, month, sort, ignored, now: Date.now() },
    filter: { ...filter, ...(province && { province }) },
    choices: { provinces, cities, industries: industries.map(({ key, name }) => ({ key, name })) },
  }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.venues')

export default function Venues() {
  const { venues, pagination, month, filter, sort, ignored, now, choices } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const name = format.monthYear(getMonthMiddle(month), locale)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.venues')}
        text={`${name}. ${t('collective.venue.list_text')}`}
        action={
          isFiltered ? (
            <TextLink href={paths.collectiveVenues(locale, { month })}>{t('collective.venue.all')}</TextLink>
          ) : null
        }
      />
      <VenueFilter {...choices} month={month} now={now} ignored={ignored} filter={filter} sort={sort} />
      <div className={denseTableClass}>
        <ListTable
          caption={t('collective.venues')}
          columns={createVenueColumns(t, locale, month)}
          rows={venues}
          rowKey={({ id }) => id}
          pages={pagination}
          sorted="coverage"
          empty={
            <EmptyState title={t('collective.venue.empty_title')}>
              {t(isFiltered ? 'collective.venue.none_match' : 'collective.venue.empty')}
            </EmptyState>
          }
        />
      </div>
    </>
  )
}
