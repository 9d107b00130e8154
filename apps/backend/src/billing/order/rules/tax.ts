import { z } from 'zod'
import { jakartaMidnight } from '#src/platform/runtime/jakarta'
import { splitAmount } from './price'
import rates from './tax-rates.json'

/** Amounts in sen, hundredths of a rupiah. */
export type TaxAmounts = {
  /** The selling price without tax. */
  price: number
  /** The statutory tax base ("DPP nilai lain"), a fraction of the selling price. */
  base: number
  /** The tax: the rate times the base. */
  amount: number
  /** What is missing from `price` and `amount` to the total. */
  rounding: number
}

/** The PPN included in a total. */
export type Tax = {
  /** In percent of the base. */
  rate: number
  /** In whole rupiah, for processes and apps of the previous release. */
  base: number
  amount: number
  sen: TaxAmounts
}

const sen = z.object({ price: z.int(), base: z.int(), amount: z.int(), rounding: z.int() })

/** The tax of an order as stored; orders of earlier releases have only whole rupiah. */
export const storedTax = z
  .object({ rate: z.number(), base: z.number(), amount: z.number(), sen: sen.optional() })
  .nullable()

export function parseTax(tax: z.output<typeof storedTax>, total: number): Tax | null {
  if (tax === null) return null
  const { base, amount } = tax
  const whole = { price: (total - amount) * 100, base: base * 100, amount: amount * 100, rounding: 0 }
  return { ...tax, sen: tax.sen ?? whole }
}

const getMidnight = (date: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return jakartaMidnight(year, month - 1, day)
}

const rules = rates.map(rule => ({ ...rule, starts: getMidnight(rule.from) }))
type Rule = (typeof rules)[number]

const findRule = (at: Date): Rule | undefined => rules.findLast(({ starts }) => starts <= at)

/** Each amount is rounded to sen once, as Coretax does. */
function computeLineTax(total: number, { rate, base_share: [part = 1, whole = 1] }: Rule): TaxAmounts {
  const price = Math.round((total * 10_000 * whole) / (100 * whole + rate * part))
  const base = Math.round((price * part) / whole)
  const amount = Math.round((base * rate) / 100)
  return { price, base, amount, rounding: total * 100 - price - amount }
}

const addUp = (lines: readonly TaxAmounts[]): TaxAmounts =>
  lines.reduce(
    (all, line) => ({
      price: all.price + line.price,
      base: all.base + line.base,
      amount: all.amount + line.amount,
      rounding: all.rounding + line.rounding,
    }),
    { price: 0, base: 0, amount: 0, rounding: 0 },
  )

/**
 * The PPN included in the totals of the lines of an order, in whole rupiah each, at the rate that applied at the time.
 * Null before the first rate and if the order costs nothing.
 */
export function computeIncludedTax(totals: readonly number[], at: Date): Tax | null {
  const rule = findRule(at)
  if (!rule || totals.every(total => total <= 0)) return null
  const sen = addUp(totals.map(total => computeLineTax(total, rule)))
  return { rate: rule.rate, base: Math.round(sen.base / 100), amount: Math.round(sen.amount / 100), sen }
}

/**
 * The stored tax of an order by line. The tax of earlier releases, which was computed for the order as a whole, is
 * divided in proportion to the totals of the lines.
 */
export function divideTax({ rate, sen }: Tax, totals: readonly number[], at: Date): TaxAmounts[] {
  const rule = findRule(at)
  const lines = rule?.rate === rate ? totals.map(total => computeLineTax(total, rule)) : []
  const { price, base, amount, rounding } = addUp(lines)
  if (price === sen.price && base === sen.base && amount === sen.amount && rounding === sen.rounding)
    return lines
  const [prices, bases, amounts] = [sen.price, sen.base, sen.amount].map(part => splitAmount(part, totals))
  return totals.map((total, index) => {
    const [price = 0, base = 0, amount = 0] = [prices?.[index], bases?.[index], amounts?.[index]]
    return { price, base, amount, rounding: total * 100 - price - amount }
  })
}

/** Income tax (PPh 23) that a buyer withholds from what it pays. */
export type Withheld = {
  /** The selling price without PPN, in sen. */
  base: number
  /** In whole rupiah, rounded down as on the withholding slip. */
  amount: number
}

/** What the buyer of an order withholds at a rate in percent. */
export function computeWithholding(
  { total, tax }: { total: number; tax: Tax | null },
  rate: number,
): Withheld {
  const base = tax?.sen.price ?? total * 100
  return { base, amount: Math.floor((base * rate) / 10_000) }
}

/** The price, tax and rounding, in sen, that are included in part of an order's total, in whole rupiah. */
export function prorateTax(part: number, { sen }: Tax, total: number): Omit<TaxAmounts, 'base'> {
  const price = Math.round((sen.price * part) / total)
  const amount = Math.round((sen.amount * part) / total)
  return { price, amount, rounding: part * 100 - price - amount }
}
