import { format } from '@bgm/i18n'
import { buttonVariants, Notice, TextLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'

/** The order that awaits payment, with a link to pay it. */
export function WaitingOrder({ order }: { order: NonNullable<Dashboard['waiting']> }) {
  const t = useText()
  const locale = useLocale()
  const total = format.rupiah(order.total, locale)
  return (
    <Notice
      tone="warn"
      className="mb-5.5"
      title={t('orders.waiting', { number: order.number })}
      action={
        <Link to={paths.order(locale, order.id)} className={buttonVariants({ variant: 'ink', size: 's' })}>
          {t('orders.payment.pay')}
        </Link>
      }
    >
      {order.pay_before
        ? t('orders.waiting_text', { total, date: format.dateTime(order.pay_before, locale) })
        : total}
    </Notice>
  )
}

/** Asks an owner about the integrations of somebody who has left. */
export function IntegrationsToReview({ count }: { count: number }) {
  const t = useText()
  const locale = useLocale()
  if (count === 0) return null
  return (
    <Notice tone="warn" className="mb-5">
      {t('dashboard.integrations.text')}{' '}
      <TextLink href={paths.integrations(locale)}>{t('dashboard.integrations.open')}</TextLink>
    </Notice>
  )
}

/** Says how many units play in their grace period, and links to them. */
export function OverdueUnits({ count }: { count: number }) {
  const t = useText()
  const locale = useLocale()
  if (count === 0) return null
  return (
    <Notice
      tone="warn"
      className="mb-5"
      title={t('dashboard.overdue.title', { count })}
      action={
        <Link
          to={paths.businessUnits(locale, { state: 'grace' })}
          className={buttonVariants({ variant: 'ink', size: 's' })}
        >
          {t('dashboard.overdue.open')}
        </Link>
      }
    >
      {t('dashboard.overdue.text')}
    </Notice>
  )
}
