import { daysBetween, startOfDay } from '#src/platform/runtime/jakarta'
import { countPausedDays, type Pause } from './pause'

/** What a paid line contributes to a period, for the days from `from` until `until`. */
export type ValuedPart = {
  from: Date
  until: Date
  /** The days that were paid for. A part that was divided has fewer days of its own. */
  days: number
  /** What was paid for it, in rupiah. */
  paid: number
  /** What earlier parts were still worth when this one replaced them. */
  credit: number
  /** The part of the order's money that has not been refunded. */
  kept: { amount: number; of: number }
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** The days of a part that are left on the day of `at`, including that day, without paused days. */
export function countDaysLeft(
  { from, until }: Pick<ValuedPart, 'from' | 'until'>,
  at: Date,
  pauses: readonly Pause[] = [],
): number {
  const start = later(from, at)
  return Math.max(0, daysBetween(start, until) - countPausedDays(pauses, startOfDay(start), until))
}

const product = (...factors: number[]) => factors.reduce((all, factor) => all * BigInt(factor), 1n)

/**
 * What parts are worth for the days left, from what was really paid for them. The sum is exact and rounded down once, to
 * whole rupiah.
 */
export function computeCredit(parts: readonly ValuedPart[], at: Date, pauses: readonly Pause[] = []): number {
  let numerator = 0n
  let denominator = 1n
  for (const { paid, credit, kept, days, ...span } of parts) {
    const left = countDaysLeft(span, at, pauses)
    if (left === 0) continue
    const of = Math.max(1, kept.of)
    const worth = (product(credit, of) + product(paid, kept.of === 0 ? 1 : kept.amount)) * BigInt(left)
    const share = product(of, days)
    numerator = numerator * share + worth * denominator
    denominator *= share
  }
  return Number(numerator / denominator)
}

type Terms = { unitPrice: number | null; zones: number }

/** Whether a package and a number of zones are more than those of a period; a price is unknown if it is not sold now. */
export function isLarger(target: Terms, current: Terms): boolean {
  const same = current.unitPrice === target.unitPrice
  const costsMore =
    target.unitPrice !== null && (current.unitPrice === null || target.unitPrice > current.unitPrice)
  return target.zones >= current.zones && (costsMore || (same && target.zones > current.zones))
}

export type ChangePrice = {
  /** The new price for the days left, rounded up to whole rupiah. */
  gross: number
  /** What the replaced parts are worth; it may exceed the new price, and then remains the period's worth. */
  credit: number
  /** What is due: never negative. */
  price: number
}

/** The price of changing a period from the day of `at` until its end. `days` are those of the new price. */
export function computeChangePrice(
  { unitPrice, zones }: { unitPrice: number; zones: number },
  days: { left: number; whole: number },
  credit: number,
): ChangePrice {
  const gross = days.whole === 0 ? 0 : Math.ceil((unitPrice * zones * days.left) / days.whole)
  return { gross, credit, price: Math.max(0, gross - credit) }
}
