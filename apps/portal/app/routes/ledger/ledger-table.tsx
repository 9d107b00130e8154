import type { LedgerEntry, Pagination } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'
import { EmptyState, Lobe, TextLink } from '@bgm/ui'
import type { LedgerKind } from '@bgm/validation'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { formatEntryNote, formatEntryTitle } from './entry-text'

/** An entry, or a balance before the first or after the last one. */
type Row = { id: string; at: string | null; balance: number; title: string; entry: LedgerEntry | null }

const lobes: Record<LedgerKind, string> = {
  invoice: 'fill-ink',
  payment: 'fill-ok',
  withholding: 'fill-warn rotate-45',
  'credit-note': 'fill-info rotate-45',
  refund: 'fill-accent rotate-90',
  reversal: 'fill-bad rotate-90',
}

type LedgerTableProps = {
  entries: LedgerEntry[]
  pages: Pagination
  /** The balances around the entries; null if they are only some of the entries of their days. */
  balances: { opening: number; closing: number } | null
}

/** The entries of the account with the balance after each, between opening and closing balance. */
export function LedgerTable({ entries, pages, balances }: LedgerTableProps) {
  const t = useText()
  const rows: Row[] = entries.map(entry => ({
    id: entry.id,
    at: entry.at,
    balance: entry.balance,
    title: formatEntryTitle(t, entry),
    entry,
  }))
  const toBalance = (id: 'opening' | 'closing', balance: number): Row => ({
    ...{ id, at: null, balance, entry: null },
    title: t(`ledger.${id}`),
  })
  if (balances && rows.length > 0 && pages.page === 1) rows.unshift(toBalance('opening', balances.opening))
  if (balances && rows.length > 0 && pages.page === pages.page_count)
    rows.push(toBalance('closing', balances.closing))
  return (
    <>
      <ListTable
        caption={t('ledger.title')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        pages={pages}
        empty={<EmptyState title={t('lists.empty')}>{t('ledger.empty')}</EmptyState>}
      />
      {entries.some(({ counted }) => !counted) ? (
        <p className="mt-3 text-small text-muted">{t('ledger.not_counted')}</p>
      ) : null}
    </>
  )
}

function useColumns(): ListColumn<Row>[] {
  const t = useText()
  const locale = useLocale()
  const amount = (value: number) => (value === 0 ? null : format.rupiah(value, locale))
  return [
    {
      key: 'what',
      header: t('ledger.what'),
      kind: 'name',
      cell: row => <Description row={row} />,
    },
    { key: 'date', header: t('ledger.date'), kind: 'short', cell: ({ at }) => at && format.date(at, locale) },
    {
      key: 'document',
      header: t('ledger.document'),
      kind: 'short',
      cell: ({ entry }) => entry && <DocumentLink entry={entry} />,
    },
    {
      key: 'charge',
      header: t('ledger.charge'),
      kind: 'number',
      cell: ({ entry }) => entry && amount(entry.charge),
    },
    {
      key: 'credit',
      header: t('ledger.credit'),
      kind: 'number',
      cell: ({ entry }) =>
        entry && entry.credit !== 0 ? (
          <span className={entry.counted ? 'text-ok' : 'text-muted'}>
            {amount(entry.credit)}
            {entry.counted ? null : '*'}
          </span>
        ) : null,
    },
    {
      key: 'balance',
      header: t('ledger.balance_after'),
      kind: 'number',
      cell: ({ balance }) => <b className="font-[650]">{format.rupiah(balance, locale)}</b>,
    },
  ]
}

function Description({ row: { entry, title } }: { row: Row }) {
  const t = useText()
  if (!entry) return <b className="font-[650]">{title}</b>
  return (
    <span className="grid grid-cols-[22px_minmax(0,1fr)] items-start gap-x-2.5">
      <Lobe height={22} className={`mt-0.5 justify-self-center ${lobes[entry.kind]}`} />
      <span>
        <b className="block font-[650] wrap-anywhere">{title}</b>
        <span className="block text-small text-muted wrap-anywhere">{formatEntryNote(t, entry)}</span>
      </span>
    </span>
  )
}

function getDocumentHref(locale: Locale, document: NonNullable<LedgerEntry['document']>): string {
  const { order } = document
  if (document.kind === 'receipt') return paths.paymentReceipt(locale, order, document.attempt)
  if (document.kind === 'credit-note') return paths.creditNote(locale, order, document.number)
  return document.kind === 'slip' ? paths.withholding(locale, order) : paths.orderInvoice(locale, order)
}

function DocumentLink({ entry: { document, orders } }: { entry: LedgerEntry }) {
  const t = useText()
  const locale = useLocale()
  if (!document) return null
  const { kind } = document
  const href = getDocumentHref(locale, document)
  return (
    <TextLink href={href} aria-label={`${t(`ledger.documents.${kind}`)} ${orders[0]?.number ?? ''}`}>
      {t(`ledger.documents.${kind}`)}
    </TextLink>
  )
}
