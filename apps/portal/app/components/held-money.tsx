import type { HeldMoney } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

const getKind = ({ missing }: HeldMoney) => (missing > 0 ? 'short' : missing < 0 ? 'over' : 'exact')

/** The heading of an order whose payment arrived in another amount: what is missing, or was paid too much. */
export function useHeldTitle(held: HeldMoney): string {
  const t = useText()
  const amount = format.rupiah(Math.abs(held.missing), useLocale())
  return t(`payments.held.${getKind(held)}_title`, { amount })
}

/** States what was received, what is missing, and what to do. */
export function HeldMoneyNotice({ held, title = true }: { held: HeldMoney; title?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const heading = useHeldTitle(held)
  const { received, expected, orders: count } = held
  return (
    <Notice tone="warn" {...(title ? { title: heading } : {})}>
      {t(count > 1 ? 'payments.held.received_several' : 'payments.held.received', {
        received: format.rupiah(received, locale),
        expected: format.rupiah(expected, locale),
        count,
      })}{' '}
      {t(`payments.held.${getKind(held)}`)}
    </Notice>
  )
}
