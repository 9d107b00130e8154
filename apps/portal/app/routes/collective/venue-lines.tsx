import type { CollectiveUsageLine, CollectiveVenueMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Select, TextInput, TextLink } from '@bgm/ui'
import { Search } from 'lucide-react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { paths } from '#app/paths'
import { getMonthMiddle } from '#app/routes/usage/month'
import type { LineFilter } from '#app/services/collective.server'
import { type Translate, useLocale, useText } from '#app/text'
import { LabelledControl, MonthFilter } from './month-filter'
import { Panel } from './panel'

type Props = {
  usage: CollectiveVenueMonth
  month: string
  filter: LineFilter
  ignored: string[]
  now: number
}

/** Every play in a venue during a month, with a link to its proof. */
export function VenueLines({ usage, month, filter, ignored, now }: Props) {
  const t = useText()
  const locale = useLocale()
  const { zones } = usage.venue
  const name = format.monthYear(getMonthMiddle(month), locale)
  return (
    <Panel id="lines" title={t('collective.venue.lines_of', { month: name })}>
      <MonthFilter month={month} now={now} ignored={ignored}>
        <div className="min-w-0 basis-full">
          <TextInput
            type="search"
            name="q"
            defaultValue={filter.q}
            maxLength={100}
            aria-label={t('collective.venue.line_search')}
            placeholder={t('collective.venue.line_search')}
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
          />
        </div>
        {zones.length > 1 ? (
          <LabelledControl label={t('collective.venue.zone')}>
            <Select
              name="zone"
              defaultValue={filter.zone ?? ''}
              placeholder={t('collective.venue.all_zones')}
              options={zones.map(zone => ({ value: zone.id, label: zone.name }))}
            />
          </LabelledControl>
        ) : null}
        <LabelledControl label={t('collective.venue.day')}>
          <TextInput type="date" name="day" defaultValue={filter.day} />
        </LabelledControl>
      </MonthFilter>
      <ListTable
        caption={t('collective.venue.lines')}
        columns={createColumns(t, locale)}
        rows={usage.data}
        rowKey={({ id }) => id}
        pages={usage.meta.pagination}
        empty={
          <p className="p-card text-label text-muted">
            {t(usage.archived ? 'usage.archived' : 'collective.venue.no_lines')}
          </p>
        }
      />
    </Panel>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): ListColumn<CollectiveUsageLine>[] => [
  {
    key: 'work',
    header: t('usage.work'),
    kind: 'name',
    cell: ({ track }) => (
      <>
        <b className="block font-semibold wrap-anywhere">{track.title}</b>
        <span className="block text-muted wrap-anywhere">{track.artists.join(', ')}</span>
      </>
    ),
  },
  {
    key: 'composers',
    header: t('usage.composers'),
    cell: ({ track }) => track.composers.join(', ') || t('usage.no_credits'),
  },
  {
    key: 'started',
    header: t('usage.started'),
    kind: 'short',
    cell: ({ started_at, time_zone, offline }) => (
      <>
        {format.shortDate(started_at, locale, time_zone)},{' '}
        {format.clockWithSeconds(started_at, locale, time_zone)}
        {offline ? <span className="block text-muted">{t('usage.offline')}</span> : null}
      </>
    ),
  },
  { key: 'zone', header: t('usage.zone'), cell: ({ zone }) => zone.name },
  {
    key: 'proof',
    header: t('usage.proof.column'),
    cell: ({ id, is_sealed, track }) => (
      <TextLink href={paths.collectivePlay(locale, id)}>
        {t(is_sealed ? 'usage.proof.sealed' : 'usage.proof.not_sealed')}
        <span className="sr-only">: {track.title}</span>
      </TextLink>
    ),
  },
  {
    key: 'length',
    header: t('usage.length'),
    kind: 'number',
    cell: ({ seconds }) => format.playLength(seconds, locale),
  },
]
