import type { StaffText } from '#src/admin-panel/staff-language'
import type { FieldMessage } from '../admin-panel/field-errors'

export type Attribute = { type: string; min?: unknown; max?: unknown }

const wholeNumber = /^-?\d{1,18}$/

function problemOf(value: unknown, { min, max }: Attribute): StaffText | null {
  const text = String(value)
  const number = wholeNumber.test(text) ? BigInt(text) : null
  const least = min === undefined ? null : BigInt(String(min))
  const most = max === undefined ? null : BigInt(String(max))
  if (number !== null && (least === null || number >= least) && (most === null || number <= most)) return null
  const range = (atLeast: string, atMost: string, and: string) =>
    [least === null ? '' : `${atLeast} ${least}`, most === null ? '' : `${atMost} ${most}`]
      .filter(Boolean)
      .join(and)
  return [
    `Write a whole number${range(' of at least', ' of at most', ' and')}, without dots or Rp`,
    `Tulis bilangan bulat${range(' minimal', ' maksimal', ' dan')}, tanpa titik dan tanpa Rp`,
  ]
}

/** Errors of `biginteger` fields that exceed the limits of their schema: Strapi itself only checks `integer` fields. */
export function numberLimitErrors(
  attributes: Record<string, Attribute>,
  data: Record<string, unknown>,
): FieldMessage[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributes[name]
    if (attribute?.type !== 'biginteger' || value === null || value === undefined || value === '') return []
    const message = problemOf(value, attribute)
    return message ? [{ path: [name], message }] : []
  })
}
