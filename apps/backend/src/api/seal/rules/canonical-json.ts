export type Json = null | boolean | number | string | Json[] | { readonly [name: string]: Json }

/**
 * Serialises a value as defined in RFC 8785: no whitespace, members sorted by UTF-16 code units, numbers and
 * strings as in ECMAScript.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}
