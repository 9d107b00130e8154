import type { Pagination, Zone, ZoneRegion } from '@bgm/api-client'
import { Button, TextInput } from '@bgm/ui'
import { Form, Link } from '@remix-run/react'
import { ChevronDown, Search } from 'lucide-react'
import { useListUrl } from '#app/components/list-url'
import { paths } from '#app/paths'
import { ZoneGlyphRow, ZoneGlyphSymbols } from '#app/routes/zones/zones-summary'
import { useLocale, useText } from '#app/text'
import { ZoneCells } from './zone-cell'

export type OpenRegion = { code: string; zones: Zone[]; pages: Pagination }

type RegionListProps = { regions: ZoneRegion[]; open: OpenRegion | null; now: number }

/** The provinces of an organisation with many zones. The one in the URL is open, so that it works without JavaScript. */
export function RegionList({ regions, open, now }: RegionListProps) {
  const t = useText()
  return (
    <div>
      <SearchForm />
      <ZoneGlyphSymbols look="surface" />
      <section
        aria-label={t('dashboard.music.regions')}
        className="@container divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {regions.map(region => (
          <Region
            key={region.province.code}
            region={region}
            open={open?.code === region.province.code ? open : null}
            now={now}
          />
        ))}
      </section>
    </div>
  )
}

function SearchForm() {
  const t = useText()
  const locale = useLocale()
  const label = t('zones.search_placeholder')
  return (
    <Form method="get" action={paths.zones(locale)} role="search" className="mb-3 flex gap-3">
      <TextInput
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" strokeWidth={1.75} />
        {t('actions.search')}
      </Button>
    </Form>
  )
}

function Region({ region, open, now }: { region: ZoneRegion; open: OpenRegion | null; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { province, units, states } = region
  const total = Object.values(states).reduce((sum, count) => sum + count, 0)
  const opened = { region: province.code }
  const group = useListUrl().query.get('group') ?? undefined
  return (
    <div id={`region-${province.code}`}>
      <Link
        to={paths.withQuery(paths.dashboard(locale), new URLSearchParams(), {
          group,
          ...(open ? {} : opened),
        })}
        preventScrollReset
        aria-expanded={open !== null}
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 px-4.5 py-3 no-underline hover:bg-sunken/45 md:grid-cols-[minmax(11rem,15rem)_minmax(0,1fr)_auto_auto] ${open ? 'bg-sunken/45' : ''}`}
      >
        <span className="min-w-0">
          <b className="block font-[650]">{province.name}</b>
          <span className="text-small text-muted">
            {[t('words.units', { count: units }), t('words.zones', { count: total })].join(
              t('words.separator'),
            )}
          </span>
        </span>
        <span className="max-md:order-3 max-md:col-span-2">
          <ZoneGlyphRow states={states} look="surface" className="gap-0.5 *:size-4" />
        </span>
        <span className="text-label tabular-nums max-md:hidden">
          {t('dashboard.music.unit_playing', { count: states.playing, total })}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </Link>
      {open ? (
        <>
          <ZoneCells zones={open.zones} now={now} unit />
          <RegionPages open={open} />
        </>
      ) : null}
    </div>
  )
}

function RegionPages({ open: { code, pages } }: { open: OpenRegion }) {
  const t = useText()
  const locale = useLocale()
  const { query } = useListUrl()
  if (pages.page_count < 2) return null
  const group = query.get('group') ?? undefined
  const getHref = (page: number) =>
    paths.withQuery(paths.dashboard(locale), new URLSearchParams(), {
      group,
      region: code,
      page: String(page),
    })
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line px-4.5 py-3 text-label">
      <span className="text-muted">
        {t('lists.pagination', {
          from: (pages.page - 1) * pages.page_size + 1,
          to: Math.min(pages.total, pages.page * pages.page_size),
          total: pages.total,
        })}
      </span>
      <span className="flex gap-5">
        {pages.page > 1 ? (
          <Link preventScrollReset to={getHref(pages.page - 1)}>
            {t('lists.previous')}
          </Link>
        ) : null}
        {pages.page < pages.page_count ? (
          <Link preventScrollReset to={getHref(pages.page + 1)}>
            {t('lists.next')}
          </Link>
        ) : null}
      </span>
    </p>
  )
}
