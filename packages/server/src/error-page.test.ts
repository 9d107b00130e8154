import { describe, expect, test } from 'vitest'
import { withErrorPage } from './error-page'

const html = 'text/html,application/xhtml+xml'
const options = (pathname = '/orders/x/invoice.pdf', accept = html) => ({
  request: new Request(`http://portal.test${pathname}`, { headers: { accept } }),
  pathname,
  requestId: '0f3a',
  appTitle: 'Musik & <Hak>',
})
const getText = (status: number, pathname?: string) =>
  withErrorPage(new Response(null, { status }), options(pathname)).text()

describe('the error response of a resource route', () => {
  test.each([
    [400, 'Permintaan ini tidak dapat diproses'],
    [403, 'Anda tidak punya akses ke halaman ini'],
    [404, 'Page Not Found'],
    [429, 'Terlalu banyak percobaan'],
    [500, 'Internal Server Error'],
    [503, 'Internal Server Error'],
  ])('with status %i becomes a page with the heading %s', async (status, heading) => {
    const page = await getText(status)
    expect(page).toContain(`<h1>${heading}</h1>`)
    expect(page).toContain(`<title>${heading} · Musik &#38; &#60;Hak&#62;</title>`)
    expect(page).toContain('Nomor permintaan: 0f3a')
  })

  test('becomes a page in the language of the path', async () => {
    expect(await getText(403, '/en/orders/x/invoice.pdf')).toContain('You don’t have access to this page')
  })

  test('keeps status, cookies and Retry-After', () => {
    const headers = new Headers({ 'Retry-After': '7' })
    headers.append('Set-Cookie', 'a=1')
    headers.append('Set-Cookie', 'b=2')
    const page = withErrorPage(new Response('busy', { status: 429, headers }), options())
    expect(page.status).toBe(429)
    expect(page.headers.get('retry-after')).toBe('7')
    expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  test.each([
    ['a success', new Response('x'), options()],
    [
      'a page of the app',
      new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } }),
      options(),
    ],
    ['a response to a script', new Response(null, { status: 500 }), options('/regions', '*/*')],
  ])('is not replaced if it is %s', (_, response, request) => {
    expect(withErrorPage(response, request)).toBe(response)
  })
})
