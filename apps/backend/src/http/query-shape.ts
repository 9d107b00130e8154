type Query = Record<string, unknown>

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isWellFormed(name: string, value: unknown, depth: number): boolean {
  if (name === '$and' || name === '$or') {
    if (!Array.isArray(value) || !value.every(isObject)) return false
  } else if (name === '$not' && !isObject(value)) return false
  else if (name === '$between' && !(Array.isArray(value) && value.length === 2)) return false
  return holdsWellFormed(value, depth + 1)
}

// Deeper than the query parser goes.
const deepest = 50

function holdsWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.entries(value).every(([name, inner]) => isWellFormed(name, inner, depth))
}

/** Whether filters, fields and pagination have the types that the framework takes for granted. */
export const isQueryWellFormed = ({ filters = {}, pagination = {}, fields, populate }: Query): boolean =>
  isObject(filters) &&
  isObject(pagination) &&
  fields !== '' &&
  holdsWellFormed(filters) &&
  holdsWellFormed(populate)
