const sorted = value => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map(key => [key, sorted(value[key])]),
  )
}
const json = text => JSON.stringify(sorted(JSON.parse(text)))

const milliseconds = value => {
  const time =
    typeof value === 'string'
      ? Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`)
      : Number(value)
  if (!Number.isFinite(time)) throw new Error(`${value} is not a time`)
  return String(time)
}

const booleanTexts = { 1: 'true', 0: 'false', true: 'true', false: 'false' }
const toBooleanText = value => {
  const known = booleanTexts[String(value)]
  if (!known) throw new Error(`${value} is neither true nor false`)
  return known
}

const number = value => String(Number(value))
const same = value => String(value)

/** For each PostgreSQL column type, functions that normalise a SQLite value and PostgreSQL's text format. */
const kinds = {
  boolean: [toBooleanText, text => (text === 't' ? 'true' : 'false')],
  'timestamp without time zone': [milliseconds, text => milliseconds(text.replace(' ', 'T'))],
  'timestamp with time zone': [
    milliseconds,
    text => milliseconds(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
  ],
  json: [json, json],
  jsonb: [json, json],
  numeric: [number, number],
  'double precision': [number, number],
  real: [number, number],
  bytea: [value => value.toString('hex'), text => text.slice(2)],
}

const kindOf = type => kinds[type] ?? [same, same]

/** The normalised form of a value, which is the same for both databases; null stays null. */
export const fromSqlite = (value, type) => (value === null ? null : kindOf(type)[0](value))
export const fromPostgres = (text, type) => (text === null ? null : kindOf(type)[1](text))

/** A normalised value as a parameter of an INSERT. Times are in UTC, as in the backend. */
export function toInsertParameter(converted, type) {
  if (converted === null) return null
  if (type === 'bytea') return Buffer.from(converted, 'hex')
  return type.startsWith('timestamp') ? new Date(Number(converted)).toISOString() : converted
}
