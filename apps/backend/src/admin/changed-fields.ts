type Values = Record<string, unknown>

// Metadata that Strapi adds to an entry.
const metadata = [
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

/** Removes the ids that the panel assigns to form rows. */
function normalised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalised)
  if (!isRecord(value)) return value === '' ? null : (value ?? null)
  const fields = Object.entries(value).filter(([name]) => name !== 'id' && !name.startsWith('__'))
  return Object.fromEntries(fields.map(([name, inner]) => [name, normalised(inner)]))
}

const same = (a: unknown, b: unknown) => JSON.stringify(normalised(a)) === JSON.stringify(normalised(b))

/** The names of the fields that differ from the stored entry. */
export const getChangedFieldNames = (before: Values, now: Values): string[] =>
  Object.keys(now).filter(name => !metadata.includes(name) && !same(before[name], now[name]))
