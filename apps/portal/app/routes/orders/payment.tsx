import type { Order } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { LeafCard, Notice, SummaryList } from '@bgm/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/components/copy-button'
import { useLocale, useText } from '#app/text'

/** Payment instructions while the order awaits payment; afterwards its result. */
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
      <TransferDetails order={order} payment={payment} />
      <p className="max-w-[40em] text-small text-muted">
        {t(order.kind === 'new' ? 'orders.payment.after' : `ordering.after.${order.kind}`)}{' '}
        {t('orders.payment.overdue')}
      </p>
    </LeafCard>
  )
}

interface TransferDetailsProps {
  order: Order
  payment: NonNullable<Order['payment']>
}

function TransferDetails({ order, payment }: TransferDetailsProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <SummaryList
      className="my-4 border-y border-line"
      items={[
        {
          term: t('orders.payment.amount'),
          detail: (
            <CopyableDetail text={String(order.total)} what={t('orders.payment.amount')}>
              <b className="text-[1.375rem] tracking-[-0.02em]">{format.rupiah(order.total, locale)}</b>
            </CopyableDetail>
          ),
        },
        { term: t('orders.payment.bank'), detail: payment.bank_name },
        {
          term: t('orders.payment.account_number'),
          detail: (
            <CopyableDetail
              text={payment.account_number.replace(/[\s.-]/g, '')}
              what={t('orders.payment.account_number')}
            >
              {payment.account_number}
            </CopyableDetail>
          ),
        },
        { term: t('orders.payment.account_holder'), detail: payment.account_holder },
        {
          term: t('orders.payment.reference'),
          detail: (
            <CopyableDetail text={payment.reference} what={t('orders.payment.reference')}>
              {payment.reference}
            </CopyableDetail>
          ),
        },
      ]}
    />
  )
}

/** A payment detail formatted for reading, with a button that copies it in the format that banking apps accept. */
function CopyableDetail({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
      <span>{children}</span>
      <CopyButton text={text} what={what} size="s" />
    </span>
  )
}
