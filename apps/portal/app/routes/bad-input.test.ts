import { describe, expect, test } from 'vitest'
import { startBackend, visit } from '#app/testing/backend'

type Action = (args: ReturnType<typeof visit>) => unknown
const modules = import.meta.glob<{ action?: Action }>('./**/*.{ts,tsx}')
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default' })

/** Every route module that takes forms, found by what it exports. */
async function actions(): Promise<[string, Action][]> {
  const found: [string, Action][] = []
  for (const [file, source] of Object.entries(sources)) {
    if (
      /\.test\./.test(file) ||
      !/export (async )?function action|export const action|export \{[^}]*\baction\b/.test(await source())
    )
      continue
    const { action } = (await modules[file]?.()) ?? {}
    if (action) found.push([file, action])
  }
  return found
}

const fields = [
  'identifier', 'password', 'confirm_password', 'current_password', 'first_name', 'last_name', 'single_name', 'email',
  'mobile_number', 'gender', 'business_type', 'referral_code', 'terms', 'code', 'token', 'industry', 'hotel_stars',
  'area_size', 'company_name', 'brand_name', 'company_address', 'company_email', 'company_phone_number', 'npwp',
  'province', 'city', 'district', 'urban', 'zip_code', 'package', 'billing_period', 'zone_count', 'voucher_code',
  'expected_total', 'key', 'purpose', 'given', 'document_version', 'role', 'confirmed', 'organisation', 'intent', 'form',
] // biome-ignore format: one list

const values: [string, string][] = [
  ['nothing', ''],
  ['a long text', 'x'.repeat(10_000)],
  ['a null byte', 'a\0b'],
  ['look-alikes', 'раураl＠соntоh.tеst １２３'],
  ['turned text', '\u202etxet\ufeff'],
  ['a script', '<script>alert(1)</script>'],
  ['a path', '//evil.test/..%2f..'],
  ['a pollution', '{"__proto__":{"confirmed":true}}'],
]

/** What a browser gets: the status of an answer, of data, or of a thrown response; an error is none of these. */
async function statusOf(action: Action, body: BodyInit): Promise<number | string> {
  const { request, ...rest } = visit('/')
  const sent = new Request(request.url, {
    method: 'POST',
    body,
    headers: { cookie: request.headers.get('cookie') ?? '' },
  })
  try {
    const answer = await action({ ...rest, params: { id: 'x', token: 'x' }, request: sent })
    if (answer instanceof Response) return answer.status
    return (answer as { init?: { status?: number } } | null)?.init?.status ?? 200
  } catch (thrown) {
    return thrown instanceof Response ? thrown.status : String(thrown)
  }
}

describe('the forms of the portal', () => {
  test('refuse or redirect, whatever is sent in every field, and never fail', async () => {
    startBackend()
    const failed: string[] = []
    const all = await actions()
    expect(all.length).toBeGreaterThan(10)
    for (const [file, action] of all) {
      for (const [name, value] of values) {
        const status = await statusOf(action, new URLSearchParams(fields.map(field => [field, value])))
        if (typeof status === 'string' || status >= 500) failed.push(`${file}, ${name}: ${status}`)
      }
      const twice = new URLSearchParams([...fields, ...fields].map((field, index) => [field, `${index}`]))
      const odd = {
        twice,
        'names of no field': new URLSearchParams([
          ['__proto__', 'x'],
          ['a[b]', 'x'],
          ['', 'x'],
        ]),
        'no form': 'x',
        'a megabyte': new URLSearchParams({
          ...Object.fromEntries(fields.map(field => [field, 'x'])),
          first_name: 'x'.repeat(1024 * 1024),
        }),
      }
      for (const [name, body] of Object.entries(odd)) {
        const status = await statusOf(action, body)
        if (typeof status === 'string' || status >= 500) failed.push(`${file}, ${name}: ${status}`)
      }
    }
    expect(failed).toEqual([])
  }, 180_000)
})
