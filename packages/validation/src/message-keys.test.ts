import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import * as device from './device'
import * as everything from './index'
import { validationKeys } from './message-keys'

// Schemas of machine-to-machine messages have no user-facing errors.
const schemas = Object.entries(everything).filter(([name]) => name.endsWith('Schema') && !(name in device))
const known: ReadonlySet<string> = new Set(validationKeys)

type AnySchema = {
  safeParse(value: unknown): { success: boolean; error?: { issues: { message: string }[] } }
  shape?: Record<string, unknown>
}
const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'safeParse' in value

const withoutPrimitive = { toString: '' }
// JSON can contain these. Comparing a property of one, or matching it with a pattern, throws.
const hostile = [
  withoutPrimitive,
  [withoutPrimitive],
  { length: withoutPrimitive },
  { name: 'a.pdf', size: withoutPrimitive, type: 'application/pdf' },
  { name: { length: 0, toString: '' }, size: 1, type: withoutPrimitive },
]

test.each(schemas)(
  '%s parses any input without throwing and returns only known message keys',
  (_, schema) => {
    if (!isSchema(schema)) throw new Error('not a schema')
    const names = Object.keys(schema.shape ?? {})
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom<unknown>(...hostile),
      fc.object({ maxDepth: 1 }),
    )
    const record = names.length > 0 ? fc.dictionary(fc.constantFrom(...names), value) : fc.object()
    fc.assert(
      fc.property(fc.oneof(record, value), input => {
        const result = schema.safeParse(input)
        for (const { message } of result.error?.issues ?? []) expect(known).toContain(message)
      }),
    )
  },
)
