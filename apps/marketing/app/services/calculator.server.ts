import type { Package } from '@bgm/api-client'
import type { CalculatorAnswers, TariffBasis } from '@bgm/validation'
import { estimateRoyalty, type RoyaltyEstimate } from './royalty.server'
import { getTariffEdition, groupIndustriesByBasis, type TariffEdition } from './royalty-tariffs.server'

export type Offer = {
  key: string
  title: string
  /** In rupiah per zone and billing period. */
  price: number
  total: number
}

export type Calculation = {
  answers: CalculatorAnswers
  offers: Offer[]
  royalty: RoyaltyEstimate
}

export type Calculator = {
  /** Industry slugs, grouped by the basis of their tariff. */
  industries: Record<TariffBasis, string[]>
  tariffs: Pick<TariffEdition, 'source' | 'checked_on'>
  calculation: Calculation | null
}

const multiLocationKey = 'multi-location'

/**
 * Returns the packages for this number of locations and zones, with their total in rupiah per billing
 * period.
 */
export function findMatchingOffers(
  packages: Package[],
  { location_count, zone_count, billing_period }: CalculatorAnswers,
): Offer[] {
  return packages.flatMap(({ key, title, contact_only, max_zones, price_monthly, price_yearly }) => {
    const price = billing_period === 'monthly' ? price_monthly : price_yearly
    const fits = (key === multiLocationKey) === location_count > 1 && zone_count <= (max_zones ?? zone_count)
    if (contact_only || price === null || !fits) return []
    return [{ key, title, price, total: price * zone_count * location_count }]
  })
}

/** Builds the calculator's data, including a result if there are answers. */
export function buildCalculator(packages: Package[], answers: CalculatorAnswers | null): Calculator {
  const edition = getTariffEdition(new Date().getFullYear())
  const { source, checked_on } = edition
  return {
    industries: groupIndustriesByBasis(edition),
    tariffs: { source, checked_on },
    calculation: answers && {
      answers,
      offers: findMatchingOffers(packages, answers),
      royalty: estimateRoyalty(edition, answers),
    },
  }
}
