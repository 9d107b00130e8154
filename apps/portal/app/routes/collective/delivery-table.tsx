import type { CollectiveReportDelivery } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, type Column, Table } from '@bgm/ui'
import { type Translate, useLocale, useText } from '#app/text'

const tones = { waiting: 'warn', delivered: 'ok', failed: 'bad' } as const

/** The deliveries of a version to the collective body's own destinations, with their receipts. */
export function DeliveryTable({ deliveries }: { deliveries: CollectiveReportDelivery[] }) {
  const t = useText()
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-label font-semibold">{t('collective.deliveries.title')}</h3>
      <Table
        caption={t('collective.deliveries.title')}
        columns={createColumns(t, useLocale())}
        rows={deliveries}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): Column<CollectiveReportDelivery>[] => [
  {
    key: 'destination',
    header: t('collective.deliveries.destination'),
    kind: 'name',
    cell: ({ destination, format: kind }) => (
      <>
        <b className="block min-w-36 font-semibold wrap-anywhere">{destination}</b>
        <span className="block text-muted">{kind}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: t('collective.deliveries.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`collective.deliveries.states.${state}`)}</Badge>,
  },
  {
    key: 'time',
    header: t('collective.deliveries.time'),
    kind: 'short',
    cell: ({ delivered_at }) =>
      delivered_at === null ? t('words.none') : format.dateTime(delivered_at, locale),
  },
  {
    key: 'receipt',
    header: t('collective.deliveries.receipt'),
    cell: ({ receipt, error, attempts }) => (
      <>
        <span className="block wrap-anywhere">{receipt ?? error ?? t('words.none')}</span>
        {attempts > 1 ? (
          <span className="block text-muted">{t('collective.deliveries.attempts', { count: attempts })}</span>
        ) : null}
      </>
    ),
  },
]
