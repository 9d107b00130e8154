import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPlainErrorPage } from './plain-page'

describe('a plain page', () => {
  test.each([
    ['/orders', 'id', 'Internal Server Error', 'Nomor permintaan: 0f3a', 'href="/"'],
    ['/en/orders', 'en', 'Internal Server Error', 'Request number: 0f3a', 'href="/en"'],
  ])(
    'for %s has the language %s, the error %s, the request id and a link to the home page',
    async (path, lang, title, number, home) => {
      const html = await createPlainErrorPage(500, path, { requestId: '0f3a' }).text()
      for (const part of [`lang="${lang}"`, `<h1>${title}</h1>`, number, home]) expect(html).toContain(part)
    },
  )

  test('has the heading of a missing page for a missing file, too', async () => {
    expect(await createPlainErrorPage(404, '/assets/gone.js').text()).toContain('<h1>Page Not Found</h1>')
  })

  test('omits a request id that contains markup', async () => {
    expect(await createPlainErrorPage(500, '/', { requestId: '<b>' }).text()).not.toContain(
      'Nomor permintaan',
    )
  })

  test('has a policy that allows only its own style', async () => {
    const page = createPlainErrorPage(503, '/', { headers: { 'Retry-After': '120' } })
    const style = /<style>([\s\S]*)<\/style>/.exec(await page.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${hash}';`,
    )
    expect(page.headers.get('retry-after')).toBe('120')
  })
})
