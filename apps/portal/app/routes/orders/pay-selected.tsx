import type { Order } from '@bgm/api-client'
import { buttonVariants } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const formId = 'pay-orders'

/** Selects an order for payment together with others. It belongs to the form below the table. */
export function SelectOrder({ order }: { order: Order }) {
  const t = useText()
  return (
    <label className="-m-2.5 grid size-11 place-items-center">
      <input type="checkbox" name="order" value={order.id} form={formId} className="tick" />
      <span className="sr-only">{t('payments.several.select', { number: order.number })}</span>
    </label>
  )
}

/** Opens the payment page for the selected orders. The form uses GET, so it works without JavaScript. */
export function PaySelected() {
  const t = useText()
  return (
    <Form
      id={formId}
      method="get"
      action={paths.payOrders(useLocale(), []).replace(/\?$/, '')}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3"
    >
      <p className="text-small text-muted">{t('payments.several.hint')}</p>
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        {t('payments.several.pay')}
      </button>
    </Form>
  )
}
