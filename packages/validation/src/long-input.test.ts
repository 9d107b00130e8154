import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listFieldNames } from './field-names'
import * as everything from './index'
import { findNpwpWarning, findZipCodeWarning, isCommonPassword, parseNpwp } from './index'

type AnySchema = {
  safeParse(value: unknown): { success: boolean }
}
const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'safeParse' in value

const schemas = Object.entries(everything).flatMap(([name, value]) =>
  isSchema(value) ? [{ name, schema: value, fields: listFieldNames(value) }] : [],
)

const size = 100_000
const longInputs = [
  ...['a', '1', ' ', '-', '.', '@', '+62', 'a.', '1.', 'm²', 'a@', '\t', '\u0301\u0323', '\ud800', '\r\n'],
].map(piece => piece.repeat(size / piece.length))
const texts = [...longInputs, ...longInputs.map(text => `1${text}x`), ...longInputs.map(text => `a@${text}!`)]

/**
 * The maximum length of text that may be matched: the limit of `maxInputLength` for the longest field, the
 * contact message of 4000 characters.
 */
const maxRead = 4000 * 4 + 256
let longest = 0

/** Records the longest text that is matched or normalised. `String.replace` and `split` also call `exec`. */
beforeEach(() => {
  longest = 0
  const exec = RegExp.prototype.exec
  const normalize = String.prototype.normalize
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length)
    return text.length > maxRead ? null : exec.call(this, text)
  })
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    longest = Math.max(longest, this.length)
    return this.length > maxRead ? this : normalize.call(this, form)
  })
})
afterEach(() => void vi.restoreAllMocks())

test('there are schemas and fields to test', () => {
  expect(schemas.length).toBeGreaterThan(60)
  expect(new Set(schemas.flatMap(({ fields }) => fields)).size).toBeGreaterThan(50)
})

test.each(schemas)(
  '$name checks the length of a text before matching or normalising it',
  ({ schema, fields }) => {
    for (const text of texts) {
      schema.safeParse(text)
      schema.safeParse({ [text]: text })
      const file = { name: `${text}.pdf`, type: 'application/pdf', size: 1 }
      for (const value of [text, [text], file])
        schema.safeParse(Object.fromEntries(fields.map(name => [name, value])))
      for (const name of fields) schema.safeParse({ [name]: text })
    }
    expect(longest).toBeLessThanOrEqual(maxRead)
  },
)

test('rejects a list with too many ids before checking the ids', () => {
  const result = everything.memberAccessBodySchema.safeParse({
    role: 'staff',
    all_units: false,
    units: Array.from({ length: size }, () => 'x'),
  })
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['validation.too_long'])
})

test.each([isCommonPassword, parseNpwp, findNpwpWarning, (text: string) => findZipCodeWarning(text, text)])(
  'the function %# also checks the length of a text first',
  check => {
    for (const text of texts) check(text)
    expect(longest).toBeLessThanOrEqual(maxRead)
  },
)
