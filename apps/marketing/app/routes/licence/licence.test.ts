import { respondWithError, sampleLicenceCheck, sampleLicenceKeys } from '@bgm/api-client/testing'
import { licenceChecks } from '@bgm/contract'
import { formatLicenceCode } from '@bgm/validation'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, respond, startCms } from '#app/testing/cms'
import { loader as badge } from './badge'
import { loader as check } from './check'
import { loader as codeEntry } from './code-entry'
import { loader as keys } from './keys'
import { loader as reportForm, action as sendReport } from './report'
import { loader as tokenStatus } from './token-status'

const { code: active } = sampleLicenceCheck
const unknown = '0000000000000'
const notFound = respond(licenceChecks.get, respondWithError(404))

const checkArgs = (code: string, { language = '', query = '' } = {}) =>
  loaderArgs(`${language}/l/${code}${query}`, { params: { code } })
const pageOf = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  html: await response.text(),
})
const getHeading = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

describe('the check page', () => {
  test.each([
    ['active', 'Berlaku', 'Valid'],
    ['overdue', 'Berlaku, perpanjangan terlambat', 'Valid, renewal overdue'],
    ['paused', 'Tidak berlaku: dijeda', 'Not valid: paused'],
    ['suspended', 'Tidak berlaku: ditangguhkan', 'Not valid: suspended'],
    ['expired', 'Tidak berlaku lagi', 'No longer valid'],
    ['revoked', 'Tidak berlaku: dicabut', 'Not valid: revoked'],
  ] as const)('says in its heading that the licence is %s, in both languages', async (state, id, en) => {
    startCms(respond(licenceChecks.get, { ...sampleLicenceCheck, state }))
    const found = await pageOf(await check(checkArgs(active.toLowerCase())))
    expect([found.status, getHeading(found.html)]).toEqual([200, id])
    expect(found.html).toContain('Hotel Contoh Braga')
    expect(found.html).toContain('Ini bukan sertifikat LMKN.')
    const english = await pageOf(await check(checkArgs(active, { language: '/en' })))
    expect(getHeading(english.html)).toBe(en)
    expect(english.html).toContain('<html lang="en">')
  })

  test('says that a licence was for a past period, and from when to when it was valid', async () => {
    const period = { from: '2025-11-30T17:00:00.000Z', until: '2026-11-30T17:00:00.000Z' }
    startCms(respond(licenceChecks.get, { ...sampleLicenceCheck, ...period, state: 'expired' }))
    const { html } = await pageOf(await check(checkArgs(active, { language: '/en' })))
    expect(html).toContain(
      'Issued for a past period: it was valid from 1 December 2025 to 30 November 2026. It is not valid now.',
    )
  })

  test('says that a licence signed before its period is not yet valid', async () => {
    const period = { from: '2026-12-01T17:00:00.000Z', until: '2027-12-01T17:00:00.000Z' }
    const checked_at = '2026-12-01T16:00:00.000Z'
    startCms(respond(licenceChecks.get, { ...sampleLicenceCheck, ...period, checked_at, state: 'expired' }))
    const { html } = await pageOf(await check(checkArgs(active)))
    expect(getHeading(html)).toBe('Belum berlaku')
    expect(html).toMatch(/baru berlaku mulai 2 Desember 2026/)
  })

  test('asks to compare the venue and the host with the sticker', async () => {
    startCms()
    const { html } = await pageOf(await check(checkArgs(active)))
    expect(html).toContain(`dan alamat ${new URL(env.siteUrl).host}`)
  })

  test('is never cached, indexed or sent as a referrer, and has no scripts', async () => {
    startCms()
    const { headers, html } = await pageOf(await check(checkArgs(active)))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/<script|<link rel="(?:stylesheet|preload)|<img/)
  })

  test('forwards the visitor’s address for the backend’s rate limits', async () => {
    const { calls } = startCms()
    await check(checkArgs(active))
    expect(calls[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1')
    expect(calls[0]?.headers.get('x-internal-key')).toBe(env.internalKey)
  })

  test('responds identically to all unknown codes', async () => {
    startCms(notFound)
    const pages = await Promise.all(
      [unknown, '111111111111E'].map(async code => {
        const { status, html } = await pageOf(await check(checkArgs(code)))
        return { status, html: html.replaceAll(formatLicenceCode(code), '').replaceAll(code, '') }
      }),
    )
    expect(pages[0]).toEqual(pages[1])
    expect(pages[0]?.status).toBe(404)
    expect(getHeading(pages[0]?.html ?? '')).toBe('Kode tidak dikenal')
  })

  test('reports a typing error without a backend call, and keeps the typed text', async () => {
    const { calls } = startCms()
    const { status, html } = await pageOf(await check(checkArgs('4h7k9qx2m3vt9')))
    expect([status, getHeading(html)]).toEqual([404, 'Kodenya salah ketik'])
    expect(html).toContain('value="4H7K9QX2M3VT9"')
    expect(html).toContain('aria-invalid="true"')
    expect(calls).toEqual([])
  })

  test('stays below 20 kB however long the text is', async () => {
    startCms()
    const { status, html } = await pageOf(await check(checkArgs('A'.repeat(12_000))))
    expect(status).toBe(404)
    expect(html.length).toBeLessThan(20_000)
  })

  test.each([
    ['123 456', 'matches', 'Cocok'],
    ['654321', 'differs', 'Tidak cocok'],
  ] as const)('compares the number %s with the player’s screen: it %s', async (digits, screen, answer) => {
    const { calls } = startCms(respond(licenceChecks.get, { ...sampleLicenceCheck, screen }))
    const query = `?screen=${encodeURIComponent(digits)}`
    const { html } = await pageOf(await check(checkArgs(active, { query })))
    expect(html).toContain(`<b>${answer}</b>`)
    expect(calls[0]?.query).toBe(`?screen=${digits.replace(' ', '')}`)
  })

  test('asks for six digits instead of comparing other text', async () => {
    const { calls } = startCms()
    const { html } = await pageOf(await check(checkArgs(active, { query: '?screen=12x' })))
    expect(html).toContain('Isi keenam angka seperti di layar.')
    expect(calls[0]?.query).not.toContain('screen')
  })

  test('responds with 429 and Retry-After when rate limited', async () => {
    const limited = respondWithError(429, { code: 'rate-limited', retry_after: 90 })
    startCms(respond(licenceChecks.get, limited))
    const { status, headers, html } = await pageOf(await check(checkArgs(active)))
    expect([status, headers.get('retry-after')]).toEqual([429, '90'])
    expect(getHeading(html)).toBe('Terlalu banyak pemeriksaan')
  })

  test('responds with 503 instead of a result if the backend is unavailable', async () => {
    startCms(respond(licenceChecks.get, HttpResponse.error()))
    const { status, html } = await pageOf(await check(checkArgs(active)))
    expect([status, getHeading(html)]).toEqual([503, 'Belum dapat diperiksa'])
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  })
})

describe('a typed code', () => {
  test('redirects to its page, with O, I and L read as digits', async () => {
    const response = await codeEntry(loaderArgs('/en/l?code=%204h7k-9qx2+m3vt8'))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/l/4h7k9qx2m3vt8'])
    const read = await codeEntry(loaderArgs('/l?code=OOOO-OOOO-OOOOO'))
    expect(read.headers.get('location')).toBe('/l/0000000000000')
  })

  test.each([
    ['4H7K', 'Kode terdiri dari 13 huruf dan angka'],
    ['4H7K-9QX2-M3VU!', 'Kode hanya terdiri dari angka dan huruf'],
    ['4H7K-9QX2-MV3T8', 'Karakter ke-13 adalah karakter pemeriksa'],
  ])('that is invalid gets an explanation: %s', async (typed, reason) => {
    const { status, html } = await pageOf(await codeEntry(loaderArgs(`/l?code=${encodeURIComponent(typed)}`)))
    expect(status).toBe(400)
    expect(html).toContain(reason)
  })
})

describe('licence files', () => {
  test('include the signed licence', async () => {
    const { server } = startCms(respond(licenceChecks.getProof, { jws: 'a.signed.licence' }))
    const response = await check(checkArgs(`${active.toLowerCase()}.jws`))
    expect(response.headers.get('content-type')).toBe('application/jose')
    expect(await response.text()).toBe('a.signed.licence')
    server.use(respond(licenceChecks.getProof, respondWithError(404)))
    expect((await catchResponse(() => check(checkArgs(`${unknown}.jws`)))).status).toBe(404)
  })

  test('include the public keys, readable from any origin', async () => {
    startCms()
    const response = await keys(loaderArgs('/.well-known/licence-keys.json'))
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual(sampleLicenceKeys)
  })

  const { host } = new URL(env.siteUrl)
  const revoked = { ...sampleLicenceCheck, state: 'revoked' as const }
  test.each([
    [
      active,
      sampleLicenceCheck,
      200,
      `Music licence valid until 14 November 2027, Hotel Contoh Braga · ${host}`,
    ],
    [active, revoked, 200, `Music licence not valid, Hotel Contoh Braga · ${host}`],
    [unknown, respondWithError(404), 404, `Unknown music licence, 0000-0000-00000 · ${host}`],
  ])('include a badge with a title for %s', async (code, found, status, title) => {
    startCms(respond(licenceChecks.get, found))
    const response = await badge(loaderArgs(`/en/l/${code}/badge.svg`, { params: { code } }))
    const svg = await response.text()
    expect(response.status).toBe(status)
    expect(svg).toContain(`<title id="t">${title}</title>`)
    expect(svg).not.toMatch(/<script|href|url\(/)
    expect(svg.length).toBeLessThan(2_000)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

describe('a report', () => {
  const sending = (fields: Record<string, string>, code = active) => ({
    ...loaderArgs(`/l/${code}/report`, { params: { code } }),
    request: new Request(`${env.siteUrl}/l/${code}/report`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  })

  test('is sent to support with its code and an idempotency key', async () => {
    const { calls } = startCms()
    const { html } = await pageOf(reportForm(loaderArgs('/l/x/report', { params: { code: active } })))
    const submission_key = /name="submission_key" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await sendReport(sending({ reason: 'copied', message: 'Di toko lain', submission_key }))
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/l/${active.toLowerCase()}/report/sent`,
    ])
    expect(calls[0]).toMatchObject({
      path: `/licence-checks/${active}/reports`,
      body: { reason: 'copied', message: 'Di toko lain' },
    })
    expect(calls[0]?.headers.get('idempotency-key')).toBe(submission_key)
  })

  test('keeps the input and shows the error next to its field', async () => {
    startCms()
    const fields = { reason: '', message: 'Stiker <palsu> di pintu', email: 'sari@' }
    const { status, html } = await pageOf(await sendReport(sending(fields)))
    expect(status).toBe(400)
    expect(html).toContain('Stiker &lt;palsu&gt; di pintu')
    expect(html).toMatch(/id="reason-error"[^>]*>[^<]+/)
    expect(html).toMatch(/id="email-error"[^>]*>[^<]+/)
    expect(html).toContain('value="sari@"')
  })

  test('on an unknown code redirects to the check page of that code', async () => {
    startCms(respond(licenceChecks.report, respondWithError(404)))
    const response = await sendReport(sending({ reason: 'other' }, unknown))
    expect(response.headers.get('location')).toBe(`/l/${unknown}`)
  })
})

describe('a Token Status List', () => {
  const listArgs = (number: string, query = '') => loaderArgs(`/s/${number}${query}`, { params: { number } })
  const load = (number: string, query?: string) => tokenStatus(listArgs(number, query))

  test('has the media type of the specification, may be cached for its ttl, and is readable for other sites', async () => {
    startCms()
    const { status, headers } = await load('1')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/statuslist+jwt')
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test.each(['2', '0', '01', 'x', '1e3'])('%s does not exist', async number => {
    startCms()
    expect((await catchResponse(() => load(number))).status).toBe(404)
  })

  test('of the past is not available', async () => {
    startCms()
    expect((await load('1', '?time=1686925000')).status).toBe(501)
  })
})
