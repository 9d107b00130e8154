import type { CollectiveVenueRecord } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Column, Table } from '@bgm/ui'
import { type Translate, useLocale, useText } from '#app/text'
import { Checksum, Panel } from './panel'
import { nameRejection } from './rejections-card'

type Rejection = CollectiveVenueRecord['rejections']['data'][number]

/** The newest plays that broke a rule when they arrived, with the fingerprint of what was sent. */
export function RejectedPlays({ rejections: { counts, data } }: Pick<CollectiveVenueRecord, 'rejections'>) {
  const t = useText()
  const locale = useLocale()
  const total = counts.reduce((sum, { plays }) => sum + plays, 0)
  if (total === 0) return null
  const list = counts.map(
    ({ reason, plays }) => `${nameRejection(t, reason)}: ${format.number(plays, locale)}`,
  )
  return (
    <Panel
      id="rejected"
      title={t('collective.rejections.title')}
      note={`${list.join('; ')}.`}
      aside={t('collective.rejections.shown', {
        count: data.length,
        total: format.number(total, locale),
      })}
    >
      <Table
        caption={t('collective.rejections.title')}
        columns={createColumns(t, locale)}
        rows={data}
        rowKey={({ sha256 }) => sha256}
      />
    </Panel>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): Column<Rejection>[] => [
  {
    key: 'received',
    header: t('collective.rejections.received'),
    kind: 'name',
    cell: ({ received_at }) =>
      `${format.shortDate(received_at, locale)}, ${format.clockWithSeconds(received_at, locale)}`,
  },
  { key: 'zone', header: t('collective.venue.zone'), cell: ({ zone }) => zone },
  {
    key: 'started',
    header: t('usage.started'),
    cell: ({ started_at }) =>
      started_at === null
        ? t('words.none')
        : `${format.shortDate(started_at, locale)}, ${format.clockWithSeconds(started_at, locale)}`,
  },
  {
    key: 'reason',
    header: t('collective.rejections.reason'),
    cell: ({ reason }) => nameRejection(t, reason),
  },
  {
    key: 'hash',
    header: t('collective.rejections.hash'),
    cell: ({ sha256 }) => <Checksum value={sha256} of={t('collective.rejections.sent')} />,
  },
]
