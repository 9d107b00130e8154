import { jakartaMidnight } from '#src/platform/runtime/jakarta'
import rates from './tax-rates.json'

export type Tax = { rate: number; base: number; amount: number }

const getMidnight = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return jakartaMidnight(year, month - 1, day)
}

/**
 * The PPN included in a total at the rate that applied at the time: `rate` percent of `base`, the statutory
 * tax base ("DPP nilai lain", a fraction of the selling price). Null before the first rate and for a total
 * of zero.
 */
export function computeIncludedTax(total: number, at: Date): Tax | null {
  const rule = rates.findLast(({ from }) => getMidnight(from) <= at)
  if (!rule || total <= 0) return null
  const [part = 1, whole = 1] = rule.base_share
  const amount = Math.round((total * rule.rate * part) / (100 * whole + rule.rate * part))
  return { rate: rule.rate, base: Math.round(((total - amount) * part) / whole), amount }
}
