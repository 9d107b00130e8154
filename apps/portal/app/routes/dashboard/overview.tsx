import { format } from '@bgm/i18n'
import {
  ButtonLink,
  buttonVariants,
  Card,
  EmptyState,
  IndustryTileArt,
  NameLink,
  Notice,
  PageHeader,
  RowList,
  StatTiles,
  TextLink,
} from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { OrderBadge, UnitBadge } from '#app/components/state-badge'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { getOrderedPackageTitle } from '#app/services/package-title'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { EmptyDashboard } from './empty-dashboard'
import { ExpirationsChart } from './expirations-chart'
import { SideCards } from './side-cards'
import { SpendingChart } from './spending-chart'
import { StateLinks } from './state-links'

type OverviewProps = {
  name: string
  now: number
  overview: Dashboard
  royalty: Royalty
  /** The next steps, shown between the open order and the figures. */
  children?: ReactNode
}

/** The dashboard of an organisation: open order, figures, charts, units and orders. */
export function Overview({ name, now, overview, royalty, children }: OverviewProps) {
  const t = useText()
  const locale = useLocale()
  const { figures } = overview
  const mayDo = useHasPermission()
  const add = mayDo('business-unit.create')
  const waiting = mayDo('order.pay') ? overview.waiting : null
  if (figures.units === 0) return <EmptyDashboard name={name} now={now} royalty={royalty} />
  return (
    <>
      <PageHeader
        title={t(`dashboard.greeting.${format.dayPart(now)}`, { name })}
        text={format.weekdayDate(now, locale)}
        action={
          add ? <AddUnit {...(waiting ? { className: 'max-sm:hidden', variant: 'secondary' } : {})} /> : null
        }
      />
      {waiting ? <WaitingOrder order={waiting} /> : null}
      {waiting && add ? <AddUnit variant="secondary" className="mb-5.5 w-full sm:hidden" /> : null}
      {children}
      <IntegrationsToReview count={overview.integrationsToReview} />
      <StatTiles
        className="mb-5"
        stats={[
          {
            label: t('dashboard.figures.active_units'),
            value: figures.running,
            suffix: `/ ${figures.units}`,
          },
          { label: t('dashboard.figures.zones'), value: figures.zones },
          { label: t('dashboard.figures.waiting_orders'), value: figures.waiting },
          {
            label: t('dashboard.figures.next_expiry'),
            value: figures.expires ? format.shortLastDay(figures.expires, locale) : t('words.none'),
          },
        ]}
      />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="@container min-w-0">
          <div className="grid gap-5 @min-[52rem]:grid-cols-2">
            <SpendingChart months={overview.spend} />
            <ExpirationsChart months={overview.ending} next={figures.expires} />
            <Units units={overview.units} />
            <Orders orders={overview.orders} />
          </div>
        </div>
        <div className="grid gap-5">
          <StateLinks states={overview.states} />
          <SideCards royalty={royalty} />
        </div>
      </div>
    </>
  )
}

function AddUnit(look: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'className'>) {
  const t = useText()
  return (
    <ButtonLink {...look} href={paths.newBusinessUnit(useLocale())}>
      <Plus aria-hidden="true" strokeWidth={1.75} />
      {t('business_units.add')}
    </ButtonLink>
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
    art: <IndustryTileArt art={industryArt} industry={unit.industry} size="l" />,
    title: <NameLink href={paths.businessUnit(locale, unit.id)}>{unit.name}</NameLink>,
    detail: [...unit.detail, t('words.zones', { count: unit.zones })].join(t('words.separator')),
    end: <UnitBadge state={unit.state} />,
  }))
  return (
    <Card
      title={t('dashboard.units')}
      aside={
        <TextLink className="text-label whitespace-nowrap" href={paths.businessUnits(locale)}>
          {t('actions.see_all')}
        </TextLink>
      }
    >
      <RowList items={rows} />
    </Card>
  )
}

function Orders({ orders }: { orders: Dashboard['orders'] }) {
  const t = useText()
  const locale = useLocale()
  const rows = orders.map(order => ({
    key: order.id,
    title: <NameLink href={paths.order(locale, order.id)}>{order.number}</NameLink>,
    detail: [
      order.business_unit?.name ?? order.brand_name,
      getOrderedPackageTitle(order, locale),
      format.rupiah(order.total, locale),
    ].join(t('words.separator')),
    end: <OrderBadge state={order.state} />,
  }))
  return (
    <Card
      title={t('dashboard.orders')}
      aside={
        <TextLink className="text-label whitespace-nowrap" href={paths.orders(locale)}>
          {t('actions.see_all')}
        </TextLink>
      }
    >
      {rows.length > 0 ? (
        <RowList items={rows} />
      ) : (
        <EmptyState level={3} title={t('lists.empty')}>
          {t('orders.empty')}
        </EmptyState>
      )}
    </Card>
  )
}

/** Asks an owner about the integrations of somebody who has left. */
function IntegrationsToReview({ count }: { count: number }) {
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
