import type { Pagination as Pages, Zone } from '@bgm/api-client'
import { EmptyState, TextLink } from '@bgm/ui'
import { useEffect, useRef, useState } from 'react'
import { ListPages } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { formatState } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import { ZoneRow } from './zone-row'

/** The zones of the page. Texts are updated in place; rows are only reordered while none of them has focus. */
export function ZoneBoard({ zones, pages, now }: { zones: Zone[]; pages: Pages; now: number }) {
  const t = useText()
  const { pathname, getHref } = useListUrl()
  const list = useRef<HTMLUListElement>(null)
  const rows = useSteadyOrder(zones, list)
  const news = useNewTrouble(zones, now)
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {rows.length === 0 ? (
          <EmptyState
            title={t('lists.empty')}
            action={<TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>}
          >
            {t('zones.no_match')}
          </EmptyState>
        ) : (
          <ul ref={list} className="divide-y divide-line">
            {rows.map(zone => (
              <ZoneRow key={zone.id} zone={zone} now={now} />
            ))}
          </ul>
        )}
        {pages.page_count > 1 ? <ListPages pages={pages} getHref={page => getHref({ page })} /> : null}
      </div>
    </>
  )
}

/** The zones, in the order already shown as long as one of the rows has focus. */
function useSteadyOrder(zones: Zone[], list: { current: HTMLElement | null }): Zone[] {
  const order = useRef<string[]>([])
  const held = list.current?.contains(document.activeElement) ?? false
  const placeOf = ({ id }: Zone) => {
    const place = order.current.indexOf(id)
    return place < 0 ? zones.length : place
  }
  const rows = held ? zones.toSorted((one, other) => placeOf(one) - placeOf(other)) : zones
  useEffect(() => {
    order.current = rows.map(({ id }) => id)
  })
  return rows
}

const isTrouble = ({ state }: Zone) => state === 'offline' || state === 'error' || state === 'not-licensed'

/** A screen reader announcement of the zones that have a new problem since the last refresh. */
function useNewTrouble(zones: Zone[], now: number): string {
  const t = useText()
  const locale = useLocale()
  const known = useRef<Set<string> | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const found = zones.filter(isTrouble)
    const fresh = known.current ? found.filter(({ id }) => !known.current?.has(id)) : []
    known.current = new Set(found.map(({ id }) => id))
    if (fresh.length === 0) return
    setNews(
      fresh
        .map(zone => t('zones.new_trouble', { name: zone.name, state: formatState(t, zone, now, locale) }))
        .join(' '),
    )
  }, [zones, now, t, locale])
  return news
}
