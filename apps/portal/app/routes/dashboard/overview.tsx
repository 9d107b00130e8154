import { format } from '@bgm/i18n'
import {
  buttonVariants,
  Card,
  EmptyState,
  IndustryTileArt,
  Notice,
  PageHeader,
  Rows,
  StatTiles,
  TextLink,
} from '@bgm/ui'
import { Link } from '@remix-run/react'
import { OrderBadge, UnitBadge } from '#app/components/state-badge'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { SideCards } from './side-cards'

interface OverviewProps {
  name: string
  now: number
  overview: Dashboard
  royalty: Royalty
}

/** The dashboard of an organisation: what waits, four figures, units and orders. */
export function Overview({ name, now, overview, royalty }: OverviewProps) {
  const t = useText()
  const locale = useLocale()
  const { figures, waiting } = overview
  return (
    <>
      <PageHeader
        title={t(`dashboard.greeting.${format.dayPart(now)}`, { name })}
        text={format.weekdayDate(now, locale)}
      />
      {waiting ? <WaitingOrder order={waiting} /> : null}
      <StatTiles
        className="mb-5"
        stats={[
          { label: t('dashboard.figures.active_units'), value: figures.active, of: `/ ${figures.units}` },
          { label: t('dashboard.figures.zones'), value: figures.zones },
          { label: t('dashboard.figures.waiting_orders'), value: figures.waiting },
          {
            label: t('dashboard.figures.next_expiry'),
            value: figures.expires ? format.shortDate(figures.expires, locale) : t('words.none'),
          },
        ]}
      />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="grid gap-5">
          <Units units={overview.units} />
          <Orders orders={overview.orders} />
        </div>
        <SideCards royalty={royalty} />
      </div>
    </>
  )
}

function WaitingOrder({ order }: { order: NonNullable<Dashboard['waiting']> }) {
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

function Units({ units }: { units: Dashboard['units'] }) {
  const t = useText()
  const locale = useLocale()
  const rows = units.map(unit => ({
    key: unit.id,
    art: <IndustryTileArt industry={unit.industry} size="l" />,
    title: (
      <Link to={paths.businessUnit(locale, unit.id)} className="font-semibold hover:underline">
        {unit.name}
      </Link>
    ),
    detail: [...unit.detail, t('words.zones', { count: unit.zones })].join(t('words.separator')),
    end: <UnitBadge state={unit.state} />,
  }))
  return (
    <Card
      title={t('dashboard.units')}
      aside={
        <TextLink className="text-label" href={paths.businessUnits(locale)}>
          {t('actions.see_all')}
        </TextLink>
      }
    >
      {rows.length > 0 ? (
        <Rows items={rows} />
      ) : (
        <EmptyState level={3} title={t('lists.empty')}>
          {t('business_units.empty_text')}
        </EmptyState>
      )}
    </Card>
  )
}

function Orders({ orders }: { orders: Dashboard['orders'] }) {
  const t = useText()
  const locale = useLocale()
  const rows = orders.map(order => ({
    key: order.id,
    title: (
      <Link to={paths.order(locale, order.id)} className="font-semibold hover:underline">
        {order.number}
      </Link>
    ),
    detail: [order.brand_name, order.package.title, format.rupiah(order.total, locale)].join(
      t('words.separator'),
    ),
    end: <OrderBadge state={order.state} />,
  }))
  return (
    <Card
      title={t('dashboard.orders')}
      aside={
        <TextLink className="text-label" href={paths.orders(locale)}>
          {t('actions.see_all')}
        </TextLink>
      }
    >
      {rows.length > 0 ? (
        <Rows items={rows} />
      ) : (
        <EmptyState level={3} title={t('lists.empty')}>
          {t('orders.empty')}
        </EmptyState>
      )}
    </Card>
  )
}
