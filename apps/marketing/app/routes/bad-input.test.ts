import * as schemas from '@bgm/validation'
import { listFieldNames } from '@bgm/validation'
import { expect, test } from 'vitest'
import { loaderArgs, startCms } from '#app/testing/cms'

type Action = (args: ReturnType<typeof loaderArgs>) => unknown
const modules = import.meta.glob<{ action?: Action; loader?: Action }>('./**/*.{ts,tsx}')

const fields = [...new Set([...Object.values(schemas).flatMap(listFieldNames), 'website', 'confirmed'])]
const values: [string, string][] = [
  ['nothing', ''],
  ['a long text', 'x'.repeat(10_000)],
  ['a null byte', 'a\0b'],
  ['a lone surrogate', 'a\ud800'],
  ['homoglyphs', 'раураl＠соntоh.tеst １２３'],
  ['bidirectional text', '\u202etxet\ufeff'],
  ['a script', '<script>alert(1)</script>'],
  ['a path', '//evil.test/..%2f..'],
]

/** Returns the status of a returned or thrown response, or the message of an error. */
async function getStatus(run: () => unknown): Promise<number | string> {
  try {
    const result = await run()
    if (result instanceof Response) return result.status
    return (result as { init?: { status?: number } } | null)?.init?.status ?? 200
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : String(thrown)
  }
}

const posted = (body: BodyInit) => {
  const { request, ...rest } = loaderArgs('/contact', { params: { code: '0000000000000' } })
  return { ...rest, request: new Request(request, { method: 'POST', body }) }
}

test('the site’s forms reject invalid values in every field without a server error', async () => {
  const { calls } = startCms()
  const failed: string[] = []
  let forms = 0
  for (const [file, load] of Object.entries(modules).filter(([name]) => !/\.test\./.test(name))) {
    const { action } = await load()
    // The exit-preview form has no fields.
    if (!action || file === './preview.tsx') continue
    forms += 1
    const bodies: [string, BodyInit][] = [
      ...values.map(([name, value]): [string, BodyInit] => [
        name,
        new URLSearchParams(fields.map(field => [field, value])),
      ]),
      [
        'every field twice',
        new URLSearchParams([...fields, ...fields].map((field, index) => [field, `${index}`])),
      ],
      ['no form', 'x'],
      [
        'unknown field names',
        new URLSearchParams([
          ['__proto__', 'x'],
          ['a[b]', 'x'],
          ['', 'x'],
        ]),
      ],
    ]
    for (const [name, body] of bodies) {
      const status = await getStatus(() => action(posted(body)))
      if (typeof status === 'string' || status >= 500 || status < 400)
        failed.push(`${file}, ${name}: ${status}`)
    }
  }
  expect([forms, failed]).toEqual([3, []])
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
}, 60_000)

test('no query string causes a server error on any page', async () => {
  startCms()
  const failed: string[] = []
  for (const [file, load] of Object.entries(modules).filter(([name]) => !/\.test\./.test(name))) {
    const { loader } = await load()
    for (const [name, value] of values) {
      const query = new URLSearchParams(fields.map(field => [field, value.slice(0, 200)]))
      const args = loaderArgs(`/product?${query}`, { params: { slug: 'x', '*': 'x' } })
      const status = loader ? await getStatus(() => loader(args)) : 200
      if (typeof status === 'string' || status >= 500) failed.push(`${file}, ${name}: ${status}`)
    }
  }
  expect(failed).toEqual([])
}, 60_000)
