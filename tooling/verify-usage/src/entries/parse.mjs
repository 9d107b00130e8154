import { isUtf8 } from 'node:buffer'
import { entryTypes } from './fields.mjs'

/** Whether the members of all objects are in the order of RFC 8785. */
function isSorted(value) {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isSorted)
  let before = null
  for (const name in value) {
    if (before !== null && !(before < name)) return false
    if (typeof value[name] === 'object' && !isSorted(value[name])) return false
    before = name
  }
  return true
}

/**
 * Parses the RFC 8785 JSON of an object; null if the bytes are anything else. ECMAScript's `JSON.stringify` writes the
 * canonical form if the members are sorted.
 */
export function parseCanonicalJson(bytes) {
  if (!isUtf8(bytes)) return null
  const text = bytes.toString()
  try {
    const value = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && JSON.stringify(value) === text && isSorted(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Parses an entry. Returns its value, and what is wrong with it, if anything. `isUnknown` means that this program does
 * not know what the entry says.
 */
export function parseEntry(bytes) {
  const value = parseCanonicalJson(bytes)
  if (!value) return { problem: 'is not canonical JSON' }
  const { type } = value
  if (!Object.hasOwn(entryTypes, type))
    return { problem: `has the unknown type ${JSON.stringify(type)}`, isUnknown: true }
  const wrong = entryTypes[type](value)
  if (!wrong) return { value }
  if (wrong.isUnknown)
    return { value, problem: `(${type}) has the unknown field ${wrong.name}`, isUnknown: true }
  return {
    problem: `(${type}) ${wrong.isMissing ? 'lacks' : 'has a wrong value in'} the field ${wrong.name}`,
  }
}
