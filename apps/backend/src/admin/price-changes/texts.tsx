import { Badge } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import type { PriceChangeState } from '#src/billing/price-change/rules/state'
import type { Package, PriceChange } from './responses'

const rupiah = (amount: number) => `Rp${amount.toLocaleString('id-ID')}`

/** The change of a price in percent, with its sign; null if there is no price before or after it. */
function computeDifference(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : ((after - before) / before) * 100
}

/** Texts and formats for changes of prices. Times are those of Jakarta. */
export function usePriceTexts() {
  const { formatMessage, formatDate, formatNumber, locale } = useIntl()
  const say = (key: string, values: Record<string, string | number> = {}) =>
    formatMessage({ id: `panel.price-changes.${key}` }, values)
  return {
    say,
    money: (amount: number | null) => (amount === null ? '–' : rupiah(amount)),
    time: (at: number) => {
      const text = formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })
      return `${text} WIB`
    },
    name: ({ titles }: Package) => (locale === 'id' ? titles.id : titles.en),
    difference: (before: number | null, after: number | null) => {
      const percent = computeDifference(before, after)
      if (percent === null) return '–'
      const text = formatNumber(Math.abs(percent), { maximumFractionDigits: 1, minimumFractionDigits: 1 })
      return `${percent < 0 ? '−' : '+'}${text} %`
    },
  }
}

/** "Satu lokasi, bulanan" */
export function useOfferName() {
  const { say, name } = usePriceTexts()
  return ({ package: pack, billing_period }: PriceChange['prices'][number]) =>
    `${name(pack)}, ${say(`period.${billing_period}`)}`
}

const tones: Record<PriceChangeState, 'success' | 'warning' | 'danger' | 'neutral' | 'secondary'> = {
  proposed: 'warning',
  approved: 'secondary',
  applied: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}

export function ChangeState({ state }: { state: PriceChangeState }) {
  const { say } = usePriceTexts()
  const tone = tones[state]
  return (
    <Badge backgroundColor={`${tone}100`} textColor={tone === 'neutral' ? 'neutral700' : `${tone}700`}>
      {say(`state.${state}`)}
    </Badge>
  )
}
