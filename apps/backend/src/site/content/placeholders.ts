import type { FieldMessage } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'

/** The placeholders that `replaceRoyaltyPlaceholders` fills in. */
const placeholders = ['{royalty}', '{royalty_answer}']

// The lengths are bounded, so that a long sequence of opening braces is matched in linear time.
const placeholder = /\{ {0,3}[A-Za-z][\w-]{0,58} {0,3}\}/g

const message = (unknown: string[]): StaffMessage => [
  `${unknown.join(', ')} is not a placeholder. Known ones: ${placeholders.join(', ')}`,
  `${unknown.join(', ')} bukan penanda yang dikenal. Yang dikenal: ${placeholders.join(', ')}`,
]

/** Returns an error for each text in an entry, at any depth, that contains an unknown placeholder. */
export function validatePlaceholders(value: unknown, path: string[] = []): FieldMessage[] {
  if (typeof value === 'string') {
    const unknown = [...new Set(value.match(placeholder) ?? [])].filter(name => !placeholders.includes(name))
    return unknown.length > 0 ? [{ path, message: message(unknown) }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => validatePlaceholders(inner, [...path, name]))
}
