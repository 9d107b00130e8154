import { respondWithError, respondWithFieldError, sampleStatusToken } from '@bgm/api-client/testing'
import { contactMessages, partnerApplications } from '@bgm/contract'
import { HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { loaderArgs, respond, respondWithPages, startCms } from '#app/testing/cms'
import { action as apply } from './become-partner/become-partner'
import { loader as partnerStatus } from './become-partner/partner-status'
import { loader as contactPage, action as write } from './contact/contact'

const message = {
  topic: 'sales',
  name: 'Sari',
  email: 'sari@contoh.test',
  message: 'Halo',
  consent: 'on',
  submission_key: 'kunci-formulir-1',
}

const sending = (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  return { ...loaderArgs(path), request: new Request(env.siteUrl + path, { method: 'POST', body }) }
}

/** Returns the form result of an action that does not redirect. */
async function getResult(response: ReturnType<typeof write>) {
  const given = await response
  if (given instanceof Response) throw new Error('redirected')
  return { status: given.init?.status, headers: new Headers(given.init?.headers), ...given.data }
}

describe('the site’s forms', () => {
  test('send a message with the page language and an idempotency key, and keep its content out of the redirect', async () => {
    const { calls } = startCms()
    const response = await write(sending('/en/contact', { ...message, phone_number: '', website: '' }))
    expect(response instanceof Response && response.headers.get('location')).toBe('/en/contact/sent')
    const [call] = calls
    expect(call?.body).toEqual({
      topic: 'sales',
      name: 'Sari',
      email: 'sari@contoh.test',
      message: 'Halo',
      consent: true,
      locale: 'en',
    })
    expect(call?.headers.get('idempotency-key')).toBe('kunci-formulir-1')
    expect(call?.headers.get('x-internal-key')).toBe(env.internalKey)
  })

  test('return one error per invalid field with the submitted values', async () => {
    const { status, values, errors } = await getResult(
      write(sending('/contact', { ...message, email: 'sari@', message: '' })),
    )
    expect(status).toBe(400)
    expect(values).toMatchObject({ name: 'Sari', email: 'sari@' })
    expect(errors).toEqual({
      email: { key: 'validation.email' },
      message: { key: 'validation.required' },
    })
  })

  test('return backend errors by field', async () => {
    const refused = respondWithFieldError('province', 'validation.region')
    startCms(respond(partnerApplications.create, refused))
    const application = {
      company_name: 'CV',
      name: 'Bima',
      email: 'b@contoh.test',
      mobile_number: '081234567890',
      province: '99',
      city: 'Bandung',
      kind: 'agency',
      consent: 'on',
    }
    expect(await getResult(apply(sending('/become-partner', application)))).toMatchObject({
      status: 422,
      errors: { province: { key: 'validation.region' } },
    })
  })

  test('return the time of the next allowed attempt when rate limited', async () => {
    const limited = respondWithError(429, { code: 'rate-limited', retry_after: 600 })
    startCms(respond(contactMessages.create, limited))
    const response = await getResult(write(sending('/contact', message)))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600'])
    expect(response.errors['']).toEqual({
      key: 'contact_messages.rate_limited',
      values: { time: expect.stringMatching(/^\d\d\.\d\d WIB$/) },
    })
  })

  test('return the submitted values when the backend is unavailable', async () => {
    startCms(respond(contactMessages.create, HttpResponse.error()))
    vi.mocked(console.error).mockImplementation(() => {})
    const { status, values } = await getResult(write(sending('/contact', message)))
    expect([status, values.message]).toEqual([503, 'Halo'])
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('sari@')
    vi.mocked(console.error).mockClear()
  })

  test.each([
    ['?topic=international', 'international'],
    ['?topic=x', null],
    ['', null],
  ])('on /contact%s preselect the topic %s', async (search, topic) => {
    startCms(respondWithPages({ slug: 'contact' }))
    expect((await contactPage(loaderArgs(`/contact${search}`))).topic).toBe(topic)
  })
})

describe('the status of an application', () => {
  test('is shown with a valid token and never cached', async () => {
    startCms()
    const { data, init } = await partnerStatus(loaderArgs(`/partner-status?token=${sampleStatusToken}`))
    expect(data.status?.state).toBe('in-review')
    const headers = new Headers(init?.headers)
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'no-referrer',
    ])
  })

  test.each(['', '?token=', '?token=x', '?token=../../users'])('responds with 404 for "%s"', async search => {
    startCms(respond(partnerApplications.getStatus, respondWithError(404)))
    const { data, init } = await partnerStatus(loaderArgs(`/partner-status${search}`))
    expect([data.status, init?.status]).toEqual([null, 404])
  })
})
