import type { Order } from '@bgm/api-client'
import { Anchor, buttonVariants } from '@bgm/ui'
import { FileDown } from 'lucide-react'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { CancelLink } from './cancel-form'
import { OrderAgain } from './order-again'

/** The actions for an order that the role permits. */
export function OrderActions({ order }: { order: Order }) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  const { id, state } = order
  const waits = state === 'awaiting-payment'
  const invoice = (waits || state === 'paid') && mayDo('invoice.read')
  const cancel = waits && mayDo('order.cancel')
  const again = state === 'paid' && order.line_count > 1 && mayDo('order.create')
  if (!invoice && !cancel) return null
  return (
    <div className="flex flex-wrap gap-3">
      {invoice ? (
        <Anchor
          href={paths.orderInvoice(locale, id)}
          download
          className={buttonVariants({ variant: 'secondary', size: 's' })}
        >
          <FileDown aria-hidden="true" strokeWidth={1.75} />
          {t(waits ? 'ordering.invoice.proforma' : 'ordering.invoice.download')}
        </Anchor>
      ) : null}
      {cancel ? <CancelLink order={order} /> : null}
      {again ? <OrderAgain order={id} /> : null}
    </div>
  )
}
