type Query = Record<string, unknown>

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isWellFormed(name: string, value: unknown, depth: number): boolean {
  if (name === '$and' || name === '$or') {
    if (!Array.isArray(value) || !value.every(isObject)) return false
  } else if (name === '$not' && !isObject(value)) return false
  else if (name === '$between' && !(Array.isArray(value) && value.length === 2)) return false
  return containsWellFormed(value, depth + 1)
}

// The query parser has a lower limit of its own.
const maxDepth = 50

function containsWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < maxDepth && Object.entries(value).every(([name, inner]) => isWellFormed(name, inner, depth))
}

/** Whether filters, pagination, fields and populate have the types that Strapi assumes without checking. */
export const isQueryWellFormed = ({ filters = {}, pagination = {}, fields, populate }: Query): boolean =>
  isObject(filters) &&
  isObject(pagination) &&
  fields !== '' &&
  containsWellFormed(filters) &&
  containsWellFormed(populate)
