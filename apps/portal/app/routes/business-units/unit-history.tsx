import type { Order } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, RowList, TextLink } from '@bgm/ui'
import { OrderBadge } from '#app/components/state-badge'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The latest orders for a unit, with a link to all of them. */
export function UnitHistory({ unit, orders }: { unit: string; orders: Order[] }) {
  const t = useText()
  const locale = useLocale()
  if (orders.length === 0) return null
  return (
    <Card
      title={t('ordering.has.history')}
      aside={
        <TextLink
          href={paths.orders(locale, { business_unit: unit })}
          className="text-label whitespace-nowrap"
        >
          {t('ordering.has.all_orders')}
        </TextLink>
      }
    >
      <RowList
        items={orders.map(order => ({
          key: order.id,
          title: <TextLink href={paths.order(locale, order.id)}>{order.number}</TextLink>,
          detail: [
            t(`orders.kind.${order.kind}`),
            format.shortDate(order.created_at, locale),
            format.rupiah(order.total, locale),
          ].join(t('words.separator')),
          end: <OrderBadge state={order.state} />,
        }))}
      />
    </Card>
  )
}
