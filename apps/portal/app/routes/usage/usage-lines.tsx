import type { Pagination, UsageLine } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { TextLink } from '@bgm/ui'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { paths } from '#app/paths'
import { type Translate, useLocale, useText } from '#app/text'

/** Every play during the month. */
export function UsageLines({ lines, pages }: { lines: UsageLine[]; pages: Pagination }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="mb-3 text-h3">
        {t('usage.lines')}
      </h2>
      <ListTable
        caption={t('usage.lines')}
        columns={createColumns(t, locale)}
        rows={lines}
        rowKey={({ id }) => id}
        pages={pages}
      />
    </section>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): ListColumn<UsageLine>[] => [
  {
    key: 'work',
    header: t('usage.work'),
    kind: 'name',
    cell: ({ track }) => (
      <>
        <b className="block font-semibold wrap-anywhere">{track.title}</b>
        <span className="block text-small text-muted wrap-anywhere">{track.artists.join(', ')}</span>
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
        {offline ? <span className="block text-small text-muted">{t('usage.offline')}</span> : null}
      </>
    ),
  },
  { key: 'zone', header: t('usage.zone'), cell: ({ zone }) => zone.name },
  {
    key: 'playlist',
    header: t('usage.playlist'),
    minor: true,
    cell: ({ playlist }) => playlist?.title[locale] ?? t('words.none'),
  },
  {
    key: 'proof',
    header: t('usage.proof.column'),
    cell: ({ id, is_sealed, track }) => (
      <TextLink href={paths.usagePlay(locale, id)}>
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
