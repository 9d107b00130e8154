import type { Licence } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, ButtonLink, Card, createCentredLobePath, NameLink, TextLink } from '@bgm/ui'
import { formatLicenceCode } from '@bgm/validation'
import { ArrowRight } from 'lucide-react'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import type { PaymentView } from './payment-view'

/** The licences of the paid order's unit; null if several orders were paid. */
export type PaidLicences = {
  licences: Pick<Licence, 'code' | 'state' | 'zone'>[]
  unit: string
  covers_from: string | null
  covers_until: string | null
}

/** The page after a payment: what is active and the single next step, followed by the receipt. */
export function PaidPage({ view, zones }: { view: PaymentView; zones: PaidLicences | null }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  return (
    <>
      <PaidHead at={view.attempt.paid_at} />
      {may('player.manage') ? (
        <section className="mt-4.5 grid items-center gap-x-7 gap-y-4 rounded-card border-2 border-ink bg-surface px-5 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6">
          <div>
            <h2 className="text-[1.25rem] leading-[1.25]">{t('payments.paid.next_title')}</h2>
            <p className="mt-1 text-small text-muted">{t('payments.paid.next_text')}</p>
          </div>
          <ButtonLink href={paths.pair(locale)} size="l">
            {t('payments.paid.pair')}
            <ArrowRight aria-hidden="true" strokeWidth={1.75} />
          </ButtonLink>
        </section>
      ) : null}
      {zones ? <ActiveZones zones={zones} now={view.now} /> : <PaidOrders view={view} />}
    </>
  )
}

/** White text on a fixed fill, the same in both themes. */
export function PaidHead({ at, children }: { at: string | null; children?: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-5 rounded-[clamp(52px,7vw,96px)_8px] bg-[#0b5f5c] px-[clamp(1.625rem,4vw,3.25rem)] py-[clamp(1.625rem,3.6vw,2.75rem)] text-white">
      <div>
        {at ? <p className="tabular-nums">{format.dateTime(at, locale)}</p> : null}
        <h1 className="mt-1 text-title">{t('payments.paid.title')}</h1>
        {children ? <p className="mt-2">{children}</p> : null}
      </div>
      <svg viewBox="-64 -64 128 128" aria-hidden="true" className="w-[clamp(72px,11vw,132px)]">
        {Array.from({ length: 12 }, (_, place) => (
          <path
            key={place}
            transform={`rotate(${place * 30}) translate(0 -46)`}
            d={createCentredLobePath(14, 7)}
            className="fill-white opacity-45"
          />
        ))}
        <path d="M-18 2l12 12 24-26" fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
      </svg>
    </section>
  )
}

function ActiveZones({ zones, now }: { zones: PaidLicences; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { licences, covers_from: from, covers_until: until } = zones
  const later = from !== null && Date.parse(from) > now
  return (
    <Card
      title={t('payments.paid.zones', { count: licences.length })}
      aside={
        <TextLink href={paths.licences(locale, { unit: zones.unit })}>{t('payments.paid.licences')}</TextLink>
      }
      className="mt-4.5"
    >
      {licences.length === 0 ? (
        <p className="text-muted">{t('payments.paid.soon')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {licences.map(({ code, zone }) => (
            <li key={code} className="flex items-center justify-between gap-4 py-3">
              <span>
                <NameLink href={paths.licence(locale, code)}>{zone.name}</NameLink>
                <span className="block text-small text-muted tabular-nums">{formatLicenceCode(code)}</span>
              </span>
              <Badge tone="ok">{t('payments.paid.valid')}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-label text-muted">
        {later
          ? t('payments.paid.renewed', { date: format.date(from, locale) })
          : until
            ? t('payments.paid.until', { date: format.lastDay(until, locale) })
            : null}
      </p>
    </Card>
  )
}

function PaidOrders({ view: { bill } }: { view: PaymentView }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('payments.paid.orders')} className="mt-4.5">
      <ul className="divide-y divide-line">
        {bill.orders.map(({ id, number, venue }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <span>
              <NameLink href={paths.order(locale, id)}>{number}</NameLink>
              <span className="block text-small text-muted">{venue}</span>
            </span>
            <Badge tone="ok">{t('states.order.paid')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
