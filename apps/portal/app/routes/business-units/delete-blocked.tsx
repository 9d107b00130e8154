import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const running: readonly string[] = ['active', 'expiring', 'suspended']

/**
 * Returns the reasons that block deletion: an order awaiting payment, or a subscription that has not ended.
 */
export function findDeleteBlockers({ subscriptions, open_order: order }: OrderOptions) {
  const period = subscriptions.filter(({ state }) => running.includes(state)).at(-1) ?? null
  return order || period ? { order, period } : null
}

type DeleteBlockedProps = {
  unit: string
  blockers: NonNullable<ReturnType<typeof findDeleteBlockers>>
}

/** Explains what must end before the unit can be deleted, with links. */
export function DeleteBlocked({ unit, blockers: { order, period } }: DeleteBlockedProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      {order ? (
        <p>
          {t('business_units.remove.open_order', { number: order.number })}{' '}
          <TextLink href={paths.order(locale, order.id)}>{t('ordering.refused.open_link')}</TextLink>
        </p>
      ) : null}
      {period ? (
        <p>
          {t('business_units.remove.subscription', {
            title: period.package.title,
            date: format.lastDay(period.expired_date, locale),
          })}{' '}
          <TextLink href={`${paths.changeSubscription(locale, unit)}?change=stop`}>
            {t('business_units.remove.change_link')}
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
