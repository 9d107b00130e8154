import * as schemas from '@bgm/validation'
import { listFieldNames } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { type Action, actions, formsBeside } from '#app/testing/actions'
import { loaderArgs, startBackend } from '#app/testing/backend'

/** Every field of every form in the product, and some unknown fields. */
const fields = [
  ...new Set([
    ...Object.values(schemas).flatMap(listFieldNames),
    'intent',
    'confirmed',
    'organisation',
    'blocked',
  ]),
]

const values: [string, string][] = [
  ['nothing', ''],
  ['a long text', 'x'.repeat(10_000)],
  ['a null byte', 'a\0b'],
  ['homoglyphs', 'раураl＠соntоh.tеst １２３'],
  ['bidirectional text', '\u202etxet\ufeff'],
  ['a script', '<script>alert(1)</script>'],
  ['a path', '//evil.test/..%2f..'],
  ['a prototype pollution', '{"__proto__":{"confirmed":true}}'],
]

// biome-ignore lint/style/noProcessEnv: only the long run sets it
const isLongRun = process.env.PROPERTY_RUNS !== undefined

/** Returns the status of a returned or thrown response or data, or the message of any other error. */
async function getStatus(action: Action, body: BodyInit): Promise<number | string> {
  const { request, ...rest } = loaderArgs('/')
  const sent = new Request(request.url, {
    method: 'POST',
    body,
    headers: { cookie: request.headers.get('cookie') ?? '' },
  })
  try {
    const result = await action({ ...rest, params: { id: 'x', token: 'x' }, request: sent })
    if (result instanceof Response) return result.status
    return (result as { init?: { status?: number } } | null)?.init?.status ?? 200
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : String(thrown)
  }
}

describe('the forms of the portal', () => {
  test('handle any input in every field without a server error', async () => {
    startBackend()
    const failed: string[] = []
    const all = await actions()
    expect(all.length).toBeGreaterThan(10)
    for (const [index, [file, action]] of all.entries()) {
      for (const form of await formsBeside(file)) {
        for (const [name, value] of values) {
          const body = new URLSearchParams([...fields.map(field => [field, value]), ['form', form]])
          const status = await getStatus(action, body)
          if (typeof status === 'string' || status >= 500) failed.push(`${file} ${form}, ${name}: ${status}`)
        }
      }
      const twice = new URLSearchParams([...fields, ...fields].map((field, index) => [field, `${index}`]))
      const odd: Record<string, BodyInit> = {
        twice,
        'names of no field': new URLSearchParams([
          ['__proto__', 'x'],
          ['a[b]', 'x'],
          ['', 'x'],
        ]),
        'no form': 'x',
      }
      // Parsing a megabyte takes so long that only the long run sends it to every action.
      if (isLongRun || index % 4 === 0)
        odd['a megabyte'] = new URLSearchParams({
          ...Object.fromEntries(fields.map(field => [field, 'x'])),
          first_name: 'x'.repeat(1024 * 1024),
        })
      for (const [name, body] of Object.entries(odd)) {
        const status = await getStatus(action, body)
        if (typeof status === 'string' || status >= 500) failed.push(`${file}, ${name}: ${status}`)
      }
    }
    expect(failed).toEqual([])
  }, 180_000)
})
