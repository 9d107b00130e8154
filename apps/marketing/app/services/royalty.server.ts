import type { CalculatorAnswers, TariffBasis } from '@bgm/validation'
import type { Tariff, TariffEdition } from './royalty-tariffs.server'

/** One line of the formula, in rupiah: a count multiplied by a rate, or a fixed amount. */
export type RoyaltyLine = {
  count?: number
  rate: number
  amount: number
}

export type RoyaltyEstimate =
  | { state: 'none' }
  | { state: 'missing'; basis: TariffBasis }
  | {
      state: 'estimated'
      method: Tariff['method']
      basis: TariffBasis | null
      lines: RoyaltyLine[]
      rights: number
      locations: number
      /** In rupiah per year for all locations, before tax. */
      amount: number
    }

/**
 * Estimates the royalty. `none` means that there is no tariff, `missing` that the number on which the tariff
 * is based was not entered.
 */
export function estimateRoyalty({ tariffs }: TariffEdition, answers: CalculatorAnswers): RoyaltyEstimate {
  const kind = getKind(answers)
  const tariff = tariffs.find(
    each => each.industries.includes(answers.industry) && (!each.kind || each.kind === kind),
  )
  if (!tariff) return { state: 'none' }
  const { basis, method } = tariff
  const count = basis === null ? 0 : answers[basis]
  if (basis !== null && count === undefined) return { state: 'missing', basis }
  const lines = calculateLines(tariff, count ?? 0)
  const rights = method === 'progressive' ? tariff.rights : 1
  const locations = answers.location_count
  const amount = lines.reduce((sum, line) => sum + line.amount, 0) * rights * locations
  return { state: 'estimated', method, basis, lines, rights, locations, amount }
}

/** Defaults to the more common type of venue. */
function getKind({ industry, hotel_kind, venue_kind }: CalculatorAnswers): string | undefined {
  if (industry === 'hotel') return hotel_kind ?? 'city'
  return industry === 'bars-and-pubs' ? (venue_kind ?? 'pub') : undefined
}

function calculateLines(tariff: Tariff, count: number): RoyaltyLine[] {
  switch (tariff.method) {
    case 'unit':
      return [{ count, rate: tariff.rate, amount: count * tariff.rate }]
    case 'fixed':
      return [{ rate: tariff.amount, amount: tariff.amount }]
    case 'range': {
      const { amount = 0 } = tariff.ranges.find(({ up_to }) => up_to === null || count <= up_to) ?? {}
      return [{ count, rate: amount, amount }]
    }
    case 'progressive':
      return calculateProgressiveLines(tariff.steps, count)
  }
}

function calculateProgressiveLines(
  steps: { size: number | null; rate: number }[],
  count: number,
): RoyaltyLine[] {
  let remaining = count
  return steps.flatMap(({ size, rate }) => {
    const here = size === null ? remaining : Math.min(remaining, size)
    remaining -= here
    return here > 0 ? [{ count: here, rate, amount: here * rate }] : []
  })
}
