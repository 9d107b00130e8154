import type { Withholding } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Anchor, buttonVariants, Card } from '@bgm/ui'
import { FileDown } from 'lucide-react'
import { WithholdingBadge } from '#app/components/withholding-badge'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Slip = Withholding['slips'][number]

/** The slips of an order, newest first, with the reasons for refusals. */
export const SlipsCard = ({ order, slips }: { order: string; slips: readonly Slip[] }) => (
  <Card title={useText()('withholding.slips.title')}>
    <ul className="grid gap-5">
      {slips.map(slip => (
        <SlipItem key={slip.id} order={order} slip={slip} />
      ))}
    </ul>
  </Card>
)

function SlipItem({ order, slip }: { order: string; slip: Slip }) {
  const t = useText()
  const locale = useLocale()
  const { number, state, base, amount, refusal, note } = slip
  const values = {
    date: format.date(`${slip.issued_on}T00:00:00+07:00`, locale),
    base: format.rupiah(base, locale),
    amount: format.rupiah(amount, locale),
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <span className="flex flex-wrap items-center gap-3">
          <strong className="wrap-anywhere">{number}</strong>
          <WithholdingBadge state={state} />
        </span>
        <span className="text-small text-muted">
          {t('withholding.slips.sent_at', { date: format.dateTime(slip.sent_at, locale) })}
        </span>
        <span className="text-small">{t('withholding.slips.facts', values)}</span>
        {refusal ? (
          <span className="text-small font-semibold text-bad">{t(`withholding.refusals.${refusal}`)}</span>
        ) : null}
        {note ? <span className="text-small wrap-anywhere">{note}</span> : null}
      </div>
      <Anchor
        href={paths.withholdingSlip(locale, order, slip.id)}
        download
        className={buttonVariants({ variant: 'secondary', size: 's' })}
      >
        <FileDown aria-hidden="true" strokeWidth={1.75} />
        {t('withholding.slips.download', { number })}
      </Anchor>
    </li>
  )
}
