type Values = Record<string, unknown>

// What the panel keeps beside the fields of an entry.
const kept = [
  'id',
  'documentId',
  'locale',
  'status',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'localizations',
]

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The panel numbers the rows of a form for itself: equal words in other rows are no change. */
function wordsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordsOf)
  if (!isRecord(value)) return value === '' ? null : (value ?? null)
  const fields = Object.entries(value).filter(([name]) => name !== 'id' && !name.startsWith('__'))
  return Object.fromEntries(fields.map(([name, inner]) => [name, wordsOf(inner)]))
}

const same = (a: unknown, b: unknown) => JSON.stringify(wordsOf(a)) === JSON.stringify(wordsOf(b))

/** The names of the fields of a form that differ from what is stored. */
export const changedFields = (before: Values, now: Values): string[] =>
  Object.keys(now).filter(name => !kept.includes(name) && !same(before[name], now[name]))
