import type { Order } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { LeafCard, Notice, SummaryList } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** How to pay while the order waits; afterwards, what became of it. */
export function Payment({ order }: { order: Order }) {
  const t = useText()
  const locale = useLocale()
  const { payment, pay_before, paid_at } = order
  if (order.state === 'paid')
    return (
      <Notice tone="ok">
        {t(order.kind === 'new' ? 'orders.payment.paid' : `ordering.paid.${order.kind}`, {
          date: paid_at ? format.date(paid_at, locale) : '',
        })}
      </Notice>
    )
  if (order.state === 'cancelled') return <Notice tone="info">{t('orders.payment.cancelled')}</Notice>
  if (order.state !== 'awaiting-payment' || !payment) return null
  return (
    <LeafCard
      title={t('orders.payment.title')}
      note={
        pay_before ? t('orders.payment.before', { date: format.dateTime(pay_before, locale) }) : undefined
      }
    >
      <p className="max-w-[36em]">{t('orders.payment.text')}</p>
      <SummaryList
        className="my-4 border-y border-line"
        items={[
          {
            term: t('orders.payment.amount'),
            detail: (
              <b className="text-[1.375rem] tracking-[-0.02em]">{format.rupiah(order.total, locale)}</b>
            ),
          },
          { term: t('orders.payment.bank'), detail: payment.bank_name },
          { term: t('orders.payment.account_number'), detail: payment.account_number },
          { term: t('orders.payment.account_holder'), detail: payment.account_holder },
          { term: t('orders.payment.reference'), detail: payment.reference },
        ]}
      />
      <p className="max-w-[40em] text-small text-muted">
        {t(order.kind === 'new' ? 'orders.payment.after' : `ordering.after.${order.kind}`)}{' '}
        {t('orders.payment.overdue')}
      </p>
    </LeafCard>
  )
}
