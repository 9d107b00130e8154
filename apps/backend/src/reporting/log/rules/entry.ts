import { z } from 'zod'
import { type JsonValue, toCanonicalJson } from '#src/reporting/seal/rules/canonical-json'

/** The kinds of entries, in the order in which those of one instant are appended. */
export const entryTypes = [
  'migration',
  'key',
  'venue',
  'zone',
  'calendar',
  'licence',
  'device',
  'rejection',
  'credits',
  'play',
  'report',
] as const
export type EntryType = (typeof entryTypes)[number]

/** The length prefix of an entry in a bundle has 16 bits. */
export const maxEntryBytes = 65_535

type Value = string | number | boolean | readonly Value[] | EntryFields
/** What an entry says. Booleans are written as 0 and 1, and absent values are left out. */
export type EntryFields = { readonly [name: string]: Value | null | undefined }

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(valueSchema), entryFieldsSchema]),
)
export const entryFieldsSchema: z.ZodType<EntryFields> = z.record(z.string(), valueSchema.nullable())

function toJsonValue(value: Value): JsonValue {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return value
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value
    throw new TypeError('An entry of the usage log contains integers and texts only')
  }
  return isList(value) ? value.map(toJsonValue) : toMembers(value)
}

const isList = (value: readonly Value[] | EntryFields): value is readonly Value[] => Array.isArray(value)

const toMembers = (fields: EntryFields): { [name: string]: JsonValue } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, toJsonValue(value)]],
    ),
  )

/** The UTF-8 bytes of an entry's JSON. Throws if it is too long for a bundle. */
export function toEntryBytes(json: string): Buffer {
  const bytes = Buffer.from(json)
  if (bytes.length > maxEntryBytes) throw new RangeError('An entry of the usage log is too long')
  return bytes
}

/** The bytes of an entry: RFC 8785 JSON with the type and the salt, 32 hexadecimal digits. */
export const encodeEntry = (type: EntryType, salt: string, fields: EntryFields): Buffer =>
  toEntryBytes(toCanonicalJson({ ...toMembers(fields), type, salt }))

const entrySchema = z.looseObject({ type: z.string(), salt: z.string().regex(/^[0-9a-f]{32}$/) })

export type EntryContent = z.output<typeof entrySchema>

/** The content of an entry. Throws unless the bytes are its canonical form. */
export function parseEntry(bytes: Uint8Array): EntryContent {
  const text = Buffer.from(bytes).toString()
  const value: JsonValue = JSON.parse(text)
  if (toCanonicalJson(value) !== text) throw new Error('An entry of the usage log is not canonical JSON')
  return entrySchema.parse(value)
}
