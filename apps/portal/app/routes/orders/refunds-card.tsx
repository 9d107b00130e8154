import type { OrderPayment } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Anchor, Badge, buttonVariants, Card } from '@bgm/ui'
import { FileDown } from 'lucide-react'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Refund = OrderPayment['refunds'][number]

type RefundsCardProps = {
  order: string
  refunds: readonly Refund[]
}

/** The completed and pending refunds for an order, with their credit notes. */
export function RefundsCard({ order, refunds }: RefundsCardProps) {
  const t = useText()
  return (
    <Card title={t('payments.refunds.title')}>
      <ul className="grid gap-4">
        {refunds.map(refund => (
          <RefundItem key={refund.id} order={order} refund={refund} />
        ))}
      </ul>
    </Card>
  )
}

function RefundItem({ order, refund }: { order: string; refund: Refund }) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  const { amount, mode, state, done_at: at, credit_note_number: number } = refund
  const done = state === 'done'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <span className="flex flex-wrap items-center gap-3">
          <strong>{format.rupiah(amount, locale)}</strong>
          <Badge tone={done ? 'ok' : 'warn'}>
            {t(done ? 'payments.refunds.done' : 'payments.refunds.open')}
          </Badge>
        </span>
        <span className="text-small text-muted">
          {t(mode === 'manual' ? 'payments.refunds.transfer' : 'payments.refunds.source')}
          {at ? ` · ${format.dateTime(at, locale)}` : ''}
        </span>
      </div>
      {number && mayDo('invoice.read') ? (
        <Anchor
          href={paths.creditNote(locale, order, number)}
          download
          className={buttonVariants({ variant: 'secondary', size: 's' })}
        >
          <FileDown aria-hidden="true" strokeWidth={1.75} />
          {t('payments.refunds.credit_note', { number })}
        </Anchor>
      ) : null}
    </li>
  )
}
