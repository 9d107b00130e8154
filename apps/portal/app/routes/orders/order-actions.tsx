import type { Order } from '@bgm/api-client'
import { buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { useMayDo } from '#app/components/use-may-do'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** What else can be done with an order; hidden where the role would be refused. */
export function OrderActions({ order: { id, state } }: { order: Order }) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useMayDo()
  if (state !== 'awaiting-payment' || !mayDo('order.cancel')) return null
  return (
    <p className="flex flex-wrap gap-3">
      <Link
        to={paths.cancelOrder(locale, id)}
        className={buttonVariants({ variant: 'secondary', size: 's' })}
      >
        {t('ordering.cancel.action')}
      </Link>
    </p>
  )
}
