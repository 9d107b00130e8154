import type { LedgerBalance } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { DeepCard, Lobe, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type BalanceCardProps = {
  now: LedgerBalance
  /** When the balance was read, in milliseconds. */
  at: number
  charged: number
  paid: number
  returned: number
}

/** What is owed and why, and what was charged, paid and returned in the days of the statement. */
export function BalanceCard({ now, at, charged, paid, returned }: BalanceCardProps) {
  const t = useText()
  const locale = useLocale()
  const figures = [
    { label: t('ledger.charged'), amount: charged, lobe: 'fill-current' },
    { label: t('ledger.paid'), amount: paid, lobe: 'fill-ok' },
    { label: t('ledger.returned'), amount: returned, lobe: 'fill-line-strong rotate-45' },
    { label: t('ledger.withheld'), amount: now.withheld, lobe: 'fill-accent rotate-45' },
  ]
  return (
    <DeepCard className="mb-5 grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h2 className="text-label font-normal tracking-normal text-muted">
          {t('ledger.balance', { date: format.date(new Date(at).toISOString(), locale) })}
        </h2>
        <p className="mt-1 text-[clamp(2rem,1.5rem+2vw,2.75rem)] leading-[1.1] font-[750] tracking-[-0.04em] tabular-nums">
          {format.rupiah(now.balance, locale)}
        </p>
        <Reasons now={now} />
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {figures.map(({ label, amount, lobe }) => (
          <div key={label} className="grid grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3">
            <Lobe height={30} className={`row-span-2 justify-self-center ${lobe}`} />
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-[650] whitespace-nowrap tabular-nums">{format.rupiah(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </DeepCard>
  )
}

function Reasons({ now: { balance, withheld, reversed, held, unpaid } }: { now: LedgerBalance }) {
  const t = useText()
  const locale = useLocale()
  const parts = [
    ['ledger.part_withheld', withheld],
    ['ledger.part_reversed', reversed],
    ['ledger.part_held', held],
  ] as const
  const open = parts.filter(([, amount]) => amount > 0)
  const isOnlyWithheld = withheld > 0 && withheld === balance && open.length === 1
  return (
    <div className="mt-2 grid max-w-[60ch] gap-1 text-label">
      {open.length === 0 ? <p>{t('ledger.owed_none')}</p> : null}
      {isOnlyWithheld ? (
        <p>{t('ledger.owed_withheld')}</p>
      ) : (
        open.map(([key, amount]) => <p key={key}>{t(key, { amount: format.rupiah(amount, locale) })}</p>)
      )}
      {unpaid.count > 0 ? (
        <p>
          {t('ledger.unpaid', { count: unpaid.count, amount: format.rupiah(unpaid.total, locale) })}{' '}
          <TextLink href={paths.orders(locale)}>{t('ledger.show_unpaid')}</TextLink>
        </p>
      ) : null}
    </div>
  )
}
