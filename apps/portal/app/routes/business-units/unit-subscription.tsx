import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, buttonVariants, Card, Notice, SummaryList, TextLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { UnitBadge } from '#app/components/state-badge'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { PauseNotice } from '#app/routes/changes/pause-notice'
import { PlannedNotice } from '#app/routes/changes/planned-notice'
import { useLocale, useText } from '#app/text'

type Period = OrderOptions['subscriptions'][number]

const actionKeys = { new: 'order', 'extra-zones': 'more_zones', renewal: 'renew', change: 'change' } as const

/** The unit's subscriptions and what can be ordered for it. */
export function UnitSubscription({ unit, ordering }: { unit: string; ordering: OrderOptions }) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  const { kinds, subscriptions, open_order: open } = ordering
  const [first] = subscriptions
  const getOrderPath = (kind: OrderOptions['kinds'][number]) => {
    if (kind === 'change') return paths.changeSubscription(locale, unit)
    return kind === 'renewal' ? paths.renewUnit(locale, unit) : paths.newOrder(locale, { unit, kind })
  }
  return (
    <Card title={t('ordering.has.title')}>
      {first ? null : (
        <p className="text-label text-muted">
          {t('ordering.has.none')} {open ? '' : t('ordering.has.none_text')}
        </p>
      )}
      {subscriptions.map((period, index) => (
        <PeriodCard key={period.id} period={period} next={index > 0} />
      ))}
      {ordering.pause ? <PauseNotice unit={unit} pause={ordering.pause} className="mt-3" /> : null}
      {ordering.scheduled ? (
        <PlannedNotice unit={unit} scheduled={ordering.scheduled} className="mt-3" />
      ) : null}
      {first?.state === 'grace' ? (
        <Notice tone="warn" className="mt-3">
          {t('ordering.has.grace', { date: format.lastDay(first.grace_until, locale) })}
        </Notice>
      ) : null}
      {open ? (
        <p className="mt-3 text-label">
          {t('orders.waiting', { number: open.number })}{' '}
          <TextLink href={paths.order(locale, open.id)}>{t('ordering.refused.open_link')}</TextLink>
        </p>
      ) : null}
      {kinds.length > 0 && mayDo('order.create') ? (
        <p className="mt-4 flex flex-wrap gap-3">
          {kinds.map(kind => (
            <Link
              key={kind}
              to={getOrderPath(kind)}
              className={buttonVariants({ variant: 'secondary', size: 's' })}
            >
              {t(`ordering.has.${actionKeys[kind]}`)}
            </Link>
          ))}
        </p>
      ) : null}
    </Card>
  )
}

function PeriodCard({ period, next }: { period: Period; next: boolean }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-1 flex flex-wrap items-center justify-between gap-3 font-semibold">
        {period.package.title}
        {next ? <Badge tone="info">{t('ordering.has.upcoming')}</Badge> : <UnitBadge state={period.state} />}
      </p>
      <SummaryList
        items={[
          { term: t('business_units.zones'), detail: period.zone_count },
          { term: t('orders.period'), detail: t(`options.billing_period.${period.billing_period}`) },
          { term: t('ordering.has.from'), detail: format.date(period.starts_at, locale) },
          {
            term: t('ordering.has.until'),
            detail: format.lastDay(period.expired_date, locale),
          },
        ]}
      />
    </div>
  )
}
