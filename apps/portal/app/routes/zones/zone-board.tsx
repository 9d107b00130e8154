import type { Pagination as Pages, Zone } from '@bgm/api-client'
import { EmptyState, TextLink } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatZoneState } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { BulkBar } from './bulk-bar'
import { ZoneRow } from './zone-row'
import { ZoneTable } from './zone-table'

type ZoneBoardProps = {
  zones: Zone[]
  pages: Pages
  now: number
  compact: boolean
}

/**
 * The zones on the page. Text is updated in place; rows are reordered only while none has focus or is
 * selected.
 */
export function ZoneBoard({ zones, pages, now, compact }: ZoneBoardProps) {
  const t = useText()
  const { pathname, getHref } = useListUrl()
  const selects = useHasPermission()('zone.control')
  const list = useRef<HTMLDivElement>(null)
  const rows = useSteadyOrder(zones, list)
  const news = useNewProblems(zones, now)
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={t('lists.empty')}
          className="rounded-card border border-line bg-surface"
          action={<TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>}
        >
          {t('zones.no_match')}
        </EmptyState>
      ) : (
        <Selectable selects={selects} pages={pages} shown={rows.length}>
          <div ref={list}>
            {compact ? (
              <ZoneTable zones={rows} now={now} selects={selects} />
            ) : (
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
                {rows.map(zone => (
                  <ZoneRow key={zone.id} zone={zone} now={now} selects={selects} />
                ))}
              </ul>
            )}
          </div>
        </Selectable>
      )}
      {pages.page_count > 1 ? <ListPagination pages={pages} getHref={page => getHref({ page })} /> : null}
    </>
  )
}

type SelectableProps = {
  selects: boolean
  pages: Pages
  shown: number
  children: ReactNode
}

/** A form around the rows, for members who may control zones. Its buttons change the selected zones. */
function Selectable({ selects, pages, shown, children }: SelectableProps) {
  const locale = useLocale()
  const { query } = useListUrl()
  if (!selects) return children
  return (
    <Form method="get" action={paths.changeZones(locale)} key={String(query)} className="group/list">
      <BulkBar total={pages.total} shown={shown} />
      {children}
    </Form>
  )
}

/** Returns the zones in the order already shown while one of the rows has focus or is selected. */
function useSteadyOrder(zones: Zone[], list: { current: HTMLElement | null }): Zone[] {
  const order = useRef<string[]>([])
  const held =
    list.current !== null &&
    (list.current.contains(document.activeElement) || list.current.querySelector('input:checked') !== null)
  const getPlace = ({ id }: Zone) => {
    const place = order.current.indexOf(id)
    return place < 0 ? zones.length : place
  }
  const rows = held ? zones.toSorted((one, other) => getPlace(one) - getPlace(other)) : zones
  useEffect(() => {
    order.current = rows.map(({ id }) => id)
  })
  return rows
}

const hasProblem = ({ state }: Zone) => state === 'offline' || state === 'error' || state === 'not-licensed'

/** Returns a screen reader announcement of the zones that have a new problem since the last refresh. */
function useNewProblems(zones: Zone[], now: number): string {
  const t = useText()
  const locale = useLocale()
  const known = useRef<Set<string> | null>(null)
  const [news, setNews] = useState('')
  useEffect(() => {
    const found = zones.filter(hasProblem)
    const fresh = known.current ? found.filter(({ id }) => !known.current?.has(id)) : []
    known.current = new Set(found.map(({ id }) => id))
    if (fresh.length === 0) return
    setNews(
      fresh
        .map(zone =>
          t('zones.new_trouble', { name: zone.name, state: formatZoneState(t, zone, now, locale) }),
        )
        .join(' '),
    )
  }, [zones, now, t, locale])
  return news
}
