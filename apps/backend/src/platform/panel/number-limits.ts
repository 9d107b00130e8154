import type { FieldMessage } from './field-errors'
import type { StaffMessage } from './staff-language'

export type Attribute = { type: string; min?: unknown; max?: unknown }

const wholeNumberTypes = ['integer', 'biginteger']
const wholeNumber = /^-?\d{1,18}$/

function findProblem(value: unknown, { type, min, max }: Attribute): StaffMessage | null {
  const text = String(value)
  const number = wholeNumber.test(text) ? BigInt(text) : null
  const lowest = min === undefined ? null : BigInt(String(min))
  const highest = max === undefined ? null : BigInt(String(max))
  if (number !== null && (lowest === null || number >= lowest) && (highest === null || number <= highest))
    return null
  const range = (atLeast: string, atMost: string, and: string) =>
    [lowest === null ? '' : `${atLeast} ${lowest}`, highest === null ? '' : `${atMost} ${highest}`]
      .filter(Boolean)
      .join(and)
  const [en, id] = type === 'biginteger' ? [' or Rp', ' dan tanpa Rp'] : ['', '']
  return [
    `Write a whole number${range(' of at least', ' of at most', ' and')}, without dots${en}`,
    `Tulis bilangan bulat${range(' minimal', ' maksimal', ' dan')}, tanpa titik${id}`,
  ]
}

/**
 * Returns an error for each integer field whose value is not a whole number within the limits of the schema.
 * Strapi checks neither `biginteger` fields nor drafts.
 */
export function validateNumberLimits(
  attributes: Record<string, Attribute>,
  data: Record<string, unknown>,
): FieldMessage[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const attribute = attributes[name]
    if (!attribute || !wholeNumberTypes.includes(attribute.type)) return []
    if (value === null || value === undefined || value === '') return []
    const message = findProblem(value, attribute)
    return message ? [{ path: [name], message }] : []
  })
}
