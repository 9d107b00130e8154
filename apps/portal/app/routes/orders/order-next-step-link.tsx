import type { Order } from '@bgm/api-client'
import { TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Links to the next step for an order in the list: its payment, or the renewal of its unit. */
export function OrderNextStepLink({ order, renewable }: { order: Order; renewable: boolean }) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  const { id, number, state, business_unit: unit } = order
  if (state === 'awaiting-payment' && mayDo('order.pay'))
    return (
      <TextLink href={paths.payOrder(locale, id)} className="inline-flex min-h-11 items-center">
        {t('payments.several.one')}
        <span className="sr-only"> {number}</span>
      </TextLink>
    )
  if (!renewable || !unit || !mayDo('order.create')) return null
  return (
    <TextLink href={paths.renewUnit(locale, unit.id)} className="inline-flex min-h-11 items-center">
      {t('ordering.has.renew')}
      <span className="sr-only"> {unit.name}</span>
    </TextLink>
  )
}
