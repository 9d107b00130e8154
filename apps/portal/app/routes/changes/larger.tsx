import type { ApprovalNeed, OrderOptions, UnitsQuote } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ConfirmOrder } from '#app/components/confirm-order'
import { RoyaltyLine } from '#app/components/royalty-line'
import type { FieldErrors } from '#app/forms/reply'
import type { Package } from '#app/services/packages'
import type { Royalty } from '#app/services/site-setting.server'
import type { ChangeQuote } from '#app/services/subscription-changes.server'
import { useLocale, useText } from '#app/text'
import { PackageAndZones } from './package-and-zones'
import { PreviewPanel } from './preview-panel'

type Larger = {
  offered: Package[]
  package: string
  zone_count: number
  quote: ChangeQuote | null
  approval: ApprovalNeed | null
  refusal: UnitsQuote['lines'][number]['refusal']
  errors: FieldErrors
}

/** The package and the number of zones, of which one has to be larger. */
export const LargerFields = ({ larger }: { larger: Larger }) => <PackageAndZones choice={larger} />

type LargerPreviewProps = {
  larger: Larger
  current: OrderOptions['subscriptions'][number]
  zones: { id: string; name: string }[]
  endedZones: { name: string; number: number }[]
  royalty: Royalty
  submissionKey: string
}

export function LargerPreview({
  larger,
  current,
  zones,
  endedZones,
  royalty,
  submissionKey,
}: LargerPreviewProps) {
  const t = useText()
  const locale = useLocale()
  const { quote, refusal } = larger
  const { effects, items } = useLargerTexts(larger, { current, zones, endedZones })
  const money = (amount: number) => format.rupiah(amount, locale)
  return (
    <PreviewPanel
      cost={quote ? { label: t('changes.preview.today'), amount: money(quote.total) } : null}
      items={items}
      effects={effects}
    >
      {quote ? (
        <ConfirmOrder
          key={`${larger.package} ${larger.zone_count}`}
          total={quote.total}
          submissionKey={submissionKey}
          label={t(quote.total > 0 ? 'changes.preview.pay' : 'changes.preview.confirm')}
          approval={larger.approval}
        />
      ) : (
        <p className="text-label text-muted">
          {t(refusal === null || refusal === 'unavailable' ? 'changes.preview.fix' : `errors.${refusal}`)}
        </p>
      )}
      <RoyaltyLine royalty={royalty} />
    </PreviewPanel>
  )
}

function useLargerTexts(
  { offered, package: key, zone_count, quote }: Larger,
  { current, zones, endedZones }: Pick<LargerPreviewProps, 'current' | 'zones' | 'endedZones'>,
) {
  const t = useText()
  const locale = useLocale()
  if (!quote) return { items: [], effects: [] }
  const money = (amount: number) => format.rupiah(amount, locale)
  const sold = offered.find(offer => offer.key === key)
  const price = sold && (current.billing_period === 'yearly' ? sold.price_yearly : sold.price_monthly)
  const count = t('words.zones', { count: zone_count })
  const until = quote.covers_until ?? current.expired_date
  const single = until === current.expired_date
  const list = (names: string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  const grows = zone_count > current.zone_count
  const added = Array.from({ length: Math.max(0, zone_count - current.zone_count) }, (_, index) => {
    const number = current.zone_count + index + 1
    return endedZones.find(zone => zone.number === number)?.name ?? t('changes.zone_name', { number })
  })
  const about = (effect: 'music' | 'licence' | 'schedule') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.larger_effects.${effect}${grows ? '_new' : ''}`, {
      zones: list(zones.map(({ name }) => name)),
      added: list(added),
    }),
    tone: 'ok' as const,
  })
  return {
    items: [
      {
        term: single
          ? t('changes.preview.rest', { zones: count, days: quote.days?.left ?? 0 })
          : t('changes.preview.rest_periods', { zones: count, date: format.lastDay(until, locale) }),
        detail: money(quote.price + quote.credit),
      },
      {
        term: t('changes.preview.credit'),
        detail: <span className="text-ok">{money(-quote.credit)}</span>,
      },
      { term: t('changes.preview.next'), detail: format.date(until, locale) },
      { term: t('changes.preview.next_amount'), detail: money((price ?? 0) * zone_count) },
    ],
    effects: [about('music'), about('licence'), about('schedule')],
  }
}
