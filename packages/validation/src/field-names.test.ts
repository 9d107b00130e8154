import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldNamesOf } from './field-names'
import * as schemas from './index'

test('names the fields of objects, of what they hold, and of each choice', () => {
  const deep = z.union([
    z.object({ email: z.string() }),
    z.pipe(
      z.object({ units: z.array(z.object({ id: z.string() })) }),
      z.transform(value => value),
    ),
    z.optional(z.strictObject({ code: z.nullable(z.string()) })),
  ])
  expect(fieldNamesOf(deep)).toEqual(['email', 'units', 'id', 'code'])
  expect(fieldNamesOf('no schema')).toEqual([])
})

test('finds the fields of what people type in the schemas of this package', () => {
  const names = new Set(Object.values(schemas).flatMap(fieldNamesOf))
  for (const name of [
    'identifier',
    'password',
    'npwp',
    'voucher_code',
    'zone_count',
    'message',
    'role',
    'units',
  ])
    expect(names).toContain(name)
})
