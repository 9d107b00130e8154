import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listFieldNames } from './field-names'
import * as schemas from './index'

test('lists the fields of objects, of nested schemas and of every union member', () => {
  const deep = z.union([
    z.object({ email: z.string() }),
    z.pipe(
      z.object({ units: z.array(z.object({ id: z.string() })) }),
      z.transform(value => value),
    ),
    z.optional(z.strictObject({ code: z.nullable(z.string()) })),
  ])
  expect(listFieldNames(deep)).toEqual(['email', 'units', 'id', 'code'])
  expect(listFieldNames('no schema')).toEqual([])
})

test('lists the fields of the schemas of this package', () => {
  const names = new Set(Object.values(schemas).flatMap(listFieldNames))
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
