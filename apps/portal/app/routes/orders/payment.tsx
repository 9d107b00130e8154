import type { OrderDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { LeafCard, Notice } from '@bgm/ui'
import { HeldMoneyNotice } from '#app/components/held-money'
import { TransferDetails } from '#app/components/transfer-details'
import { useLocale, useText } from '#app/text'

/** Payment instructions while the order awaits payment; the result afterwards. */
export function Payment({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useLocale()
  const { payment, pay_before, paid_at, held } = order
  if (order.state === 'paid')
    return (
      <Notice tone="ok">
        {t(order.kind === 'new' ? 'orders.payment.paid' : `ordering.paid.${order.kind}`, {
          date: paid_at ? format.date(paid_at, locale) : '',
        })}
      </Notice>
    )
  if (order.state === 'cancelled') return <Notice tone="info">{t('orders.payment.cancelled')}</Notice>
  if (order.state !== 'awaiting-payment') return null
  if (held && (!payment || held.missing <= 0)) return <HeldMoneyNotice held={held} />
  if (!payment) return null
  return (
    <LeafCard
      title={t('orders.payment.title')}
      note={
        pay_before ? t('orders.payment.before', { date: format.dateTime(pay_before, locale) }) : undefined
      }
    >
      {held ? <HeldMoneyNotice held={held} /> : <p className="max-w-[36em]">{t('orders.payment.text')}</p>}
      <TransferDetails total={held?.missing ?? order.total - order.withheld} account={payment} />
      <p className="max-w-[40em] text-small text-muted">
        {t(order.kind === 'new' ? 'orders.payment.after' : `ordering.after.${order.kind}`)}{' '}
        {t('orders.payment.overdue')}
      </p>
    </LeafCard>
  )
}
