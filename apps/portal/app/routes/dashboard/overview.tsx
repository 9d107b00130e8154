import { format } from '@bgm/i18n'
import {
  ButtonLink,
  Card,
  EmptyState,
  IndustryTileArt,
  NameLink,
  PageHeader,
  RowList,
  StatTiles,
  TextLink,
} from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { OrderBadge, UnitBadge } from '#app/components/state-badge'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { getOrderedPackageTitle } from '#app/services/package-title'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { IntegrationsToReview, OverdueUnits, WaitingOrder } from './dashboard-notices'
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

/** The dashboard of members who see the money, and of organisations without zones: figures, charts, units and orders. */
export function Overview({ name, now, overview, royalty, children }: OverviewProps) {
  const t = useText()
  const locale = useLocale()
  const { figures } = overview
  const mayDo = useHasPermission()
  const add = mayDo('business-unit.create')
  const waiting = mayDo('order.pay') ? overview.waiting : null
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
      <OverdueUnits count={overview.states.grace} />
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
            <SpendingChart months={overview.spend} deep />
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
      order.line_count > 1
        ? t('words.units', { count: order.line_count })
        : getOrderedPackageTitle(order, locale),
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
