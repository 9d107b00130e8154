import { Badge } from '@strapi/design-system'
import { useIntl } from 'react-intl'

const rupiah = (amount: number) => `${amount < 0 ? '−' : ''}Rp${Math.abs(amount).toLocaleString('id-ID')}`

/** Texts and formats for the payment pages. */
export function useTexts() {
  const { formatMessage, formatDate } = useIntl()
  return {
    t: (key: string, values: Record<string, string | number> = {}) =>
      formatMessage({ id: `panel.payments.${key}` }, values),
    money: (amount: number | null) => (amount === null ? '–' : rupiah(amount)),
    time: (at: number | null) =>
      at === null
        ? '–'
        : formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' }),
    day: (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: 'Asia/Jakarta' }),
  }
}

type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'secondary'
const tones: Record<string, Tone> = {
  paid: 'success',
  applied: 'success',
  done: 'success',
  pending: 'secondary',
  approved: 'secondary',
  sent: 'secondary',
  requested: 'warning',
  late: 'warning',
  duplicate: 'warning',
  'wrong-amount': 'warning',
  'partly-refunded': 'warning',
  refunded: 'warning',
  'awaiting-payment': 'secondary',
  failed: 'danger',
  'charged-back': 'danger',
  'refund-credited': 'danger',
}

/** A state as a coloured label. */
export function StateBadge({ of, name }: { of: string; name: string }) {
  const { t } = useTexts()
  const tone = tones[name] ?? 'neutral'
  return (
    <Badge backgroundColor={`${tone}100`} textColor={tone === 'neutral' ? 'neutral700' : `${tone}700`}>
      {t(`${of}.${name}`)}
    </Badge>
  )
}
