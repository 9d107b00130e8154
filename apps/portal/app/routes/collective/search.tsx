import { EmptyState, NameLink, Notice, PageHeader, RowList } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { searchCollectiveUsage } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { formatIswc } from './format-iswc'
import { Panel } from './panel'
import { searchRules } from './rules.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { q } = parseListQuery(args.request, searchRules).filter
  if (!q) return { text: '', found: null }
  const found = await searchCollectiveUsage(api, q)
  // A play has its own page, so the search redirects there.
  if (found.play) throw redirectTo(paths.collectivePlay(getLocale(args.request), found.play))
  return { text: q, found }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.search')

export default function SearchPage() {
  const { text, found } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  if (!found) return <PageHeader title={t('collective.search')} text={t('collective.results.prompt')} />
  const { venues, works } = found
  return (
    <>
      <PageHeader className="mb-4.5!" title={t('collective.results.title', { text })} />
      {venues.data.length + works.data.length === 0 ? (
        <EmptyState title={t('collective.results.none_title')}>{t('collective.results.none')}</EmptyState>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Results
          id="venues"
          title={t('collective.venues')}
          more={venues.more}
          items={venues.data.map(({ id, name, city, matches }) => ({
            key: id,
            title: <NameLink href={paths.collectiveVenue(locale, id)}>{name}</NameLink>,
            detail: joinDetails(t, [city.name, ...explainMatches(t, matches)]),
          }))}
        />
        <Results
          id="works"
          title={t('collective.files.kinds.work')}
          more={works.more}
          items={works.data.map(({ id, title, composers, artists, isrc, matches }) => ({
            key: id,
            title: <NameLink href={paths.collectiveWork(locale, id)}>{title}</NameLink>,
            detail: joinDetails(t, [
              composers.join(', ') || t('usage.no_credits'),
              artists.join(', '),
              isrc ?? '',
              ...explainMatches(t, matches),
            ]),
          }))}
        />
      </div>
    </>
  )
}

const joinDetails = (t: Translate, details: string[]) => details.filter(Boolean).join(t('words.separator'))

/** What a result was found by, unless its other details show it. */
const explainMatches = (t: Translate, matches: readonly { field: string; value: string | null }[]) =>
  matches.flatMap(({ field, value }) => {
    const name = `collective.results.matches.${field}`
    return t.has(name) ? t(name, { value: formatIswc(value ?? '') }) : []
  })

type ResultsProps = {
  id: string
  title: string
  more: boolean
  items: { key: string; title: ReactNode; detail: string }[]
}

function Results({ id, title, more, items }: ResultsProps) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <Panel id={id} title={title}>
      <div className="rounded-card border border-line bg-surface px-card py-1">
        <RowList items={items} />
      </div>
      {more ? <Notice className="mt-3">{t('collective.results.more')}</Notice> : null}
    </Panel>
  )
}
