import type { CartLine } from '@bgm/api-client'
import type { SelectOption } from '@bgm/ui'
import { billingPeriods } from '@bgm/validation'
import { getPrice, type Package } from '#app/services/packages'
import { useText } from '#app/text'

type Offer = Pick<CartLine, 'kind' | 'billing_period'> & { package: { key: string } | null }

/** The kind, the package and the period of a line as the value of a field. */
export const toOfferValue = ({ kind, package: offer, billing_period }: Offer): string =>
  kind === 'extra-zones' ? kind : [kind, offer?.key, billing_period].filter(Boolean).join(' ')

/** What can be ordered for the unit of a line, including what was chosen and is not sold. */
export function useLineOffers(packages: readonly Package[]): (line: CartLine) => SelectOption[] {
  const t = useText()
  return line => {
    const several = line.kinds.length > 1
    const named = (kind: CartLine['kind'], label: string) =>
      several ? `${t(`orders.kind.${kind}`)}: ${label}` : label
    const bought = (title: string, period: 'monthly' | 'yearly') =>
      `${title}, ${t(`options.billing_period.${period}`).toLowerCase()}`
    const sold = packages.filter(({ key }) => line.packages.includes(key))
    const options = line.kinds.flatMap(kind =>
      kind === 'extra-zones'
        ? [{ value: toOfferValue({ ...line, kind }), label: t(`orders.kind.${kind}`) }]
        : sold.flatMap(offer =>
            billingPeriods
              .filter(period => getPrice(offer, period) !== null)
              .toReversed()
              .map(period => ({
                value: toOfferValue({ kind, package: offer, billing_period: period }),
                label: named(kind, bought(offer.title, period)),
              })),
          ),
    )
    const value = toOfferValue(line)
    if (options.some(option => option.value === value)) return options
    const chosen = line.package && line.billing_period && bought(line.package.title, line.billing_period)
    return [{ value, label: chosen || t(`orders.kind.${line.kind}`) }, ...options]
  }
}
