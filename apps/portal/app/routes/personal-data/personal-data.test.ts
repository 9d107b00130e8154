import {
  respondWithError,
  respondWithFieldError,
  sampleConsents,
  sampleRemoval,
} from '@bgm/api-client/testing'
import { consents as consentCalls, personalData } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { loader as shell } from '#app/routes/shell'
import { action as accept, loader as terms } from '#app/routes/terms-and-conditions/terms-and-conditions'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRows,
  respondWithUser,
  startBackend,
} from '#app/testing/backend'
import { loader as consents, action as record } from './consents'
import { loader as download } from './export'
import { loader as removal, action as remove } from './removal'

const marketing = { form: 'consent-marketing', purpose: 'marketing', document_version: '2026-11-20' }
const publishedTerms = {
  documentId: 'pageterms000000000000001',
  slug: 'terms-and-condition',
  title: 'Syarat',
  version: '2027-01-31',
  seo: { title: 'Syarat', description: 'Syarat' },
  sections: [],
}

describe('consents', () => {
  test('are listed by purpose, with their history', async () => {
    startBackend()
    const { states, acts } = await consents(loaderArgs('/account/consents'))
    expect(states.map(({ purpose, current }) => [purpose, current])).toEqual([
      ['terms', true],
      ['privacy', false],
      ['marketing', false],
    ])
    expect(acts).toHaveLength(1)
  })

  test('are granted and withdrawn, in the language of the page', async () => {
    const { calls } = startBackend()
    const given = await record(actionArgs('/en/account/consents', { ...marketing, given: 'true' }))
    expect(findRedirectTarget(given)).toBe('/en/account/consents')
    await record(actionArgs('/account/consents', { ...marketing, given: 'false' }))
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    const { form: _, ...consent } = marketing
    expect(sent).toEqual([
      { ...consent, given: true, locale: 'en' },
      { ...consent, given: false, locale: 'id' },
    ])
  })

  test('are rejected for a version that is no longer in force', async () => {
    startBackend(respond(consentCalls.record, respondWithError(409, { code: 'version-changed' })))
    const old = { ...marketing, given: 'true', document_version: '2020-01-01' }
    expect(getFormErrors(await record(actionArgs('/account/consents', old)))).toMatchObject({
      status: 422,
      errors: [['', 'errors.version-changed']],
    })
  })
})

describe('updated terms', () => {
  function changed() {
    const versions = { ...sampleConsents.meta.versions, terms: '2027-01-31' }
    return startBackend(
      respondWithUser({ terms_due: true }),
      respondWithRows('pages', [publishedTerms]),
      respond(consentCalls.list, { ...sampleConsents, meta: { versions } }),
    )
  }

  test('must be accepted at the next visit, except to open the personal data pages', async () => {
    changed()
    const redirected = await catchResponse(() => shell(loaderArgs('/en/orders?page=2')))
    expect(findRedirectTarget(redirected)).toBe(
      '/en/terms-and-conditions?redirectTo=%2Fen%2Forders%3Fpage%3D2',
    )
    expect(await shell(loaderArgs('/account/consents'))).toMatchObject({ role: 'owner' })
  })

  test('are shown with the version to accept; accepting it redirects back', async () => {
    const { calls, server } = changed()
    expect(await terms(loaderArgs('/terms-and-conditions'))).toMatchObject({
      title: 'Syarat',
      due: '2027-01-31',
    })
    const agreed = { terms: 'on', document_version: '2027-01-31' }
    const result = await accept(actionArgs('/terms-and-conditions?redirectTo=/orders', agreed))
    expect(findRedirectTarget(result)).toBe('/orders')
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/account/consents')
    expect(sent?.body).toMatchObject({ purpose: 'terms', given: true, document_version: '2027-01-31' })
    server.use(respondWithUser({ terms_due: false }))
    expect(await terms(loaderArgs('/terms-and-conditions'))).toMatchObject({ due: null })
    expect(await terms(loaderArgs('/terms-and-conditions', { headers: { cookie: '' } }))).toMatchObject({
      due: null,
    })
  })

  test('are accepted with a checkbox, and never redirect to another host', async () => {
    changed()
    const agreed = { terms: 'on', document_version: '2027-01-31' }
    expect(
      getFormErrors(await accept(actionArgs('/terms-and-conditions', { ...agreed, terms: '' }))),
    ).toMatchObject({
      errors: [['terms', 'validation.terms']],
    })
    const response = await accept(actionArgs('/terms-and-conditions?redirectTo=//evil.test', agreed))
    expect(findRedirectTarget(response)).toBe('/')
  })
})

test('the export of personal data is an uncached download', async () => {
  startBackend()
  const result = await download(loaderArgs('/account/export'))
  expect(result.headers.get('cache-control')).toBe('private, no-store')
  expect(result.headers.get('content-disposition')).toMatch(/^attachment; .*data-\d{4}-\d\d-\d\d\.json/)
  expect(await result.json()).toMatchObject({ account: { email: 'pemilik@contoh.test' } })
})

describe('deleting the account', () => {
  test('requires the password, ends the session and redirects to sign-in', async () => {
    const { server } = startBackend()
    const refuse = respondWithFieldError('password', 'validation.password_wrong')
    server.use(respond(personalData.removeAccount, refuse))
    expect(getFormErrors(await remove(actionArgs('/account/removal', { password: 'salah' })))).toMatchObject({
      errors: [['password', 'validation.password_wrong']],
      values: {},
    })
    server.use(respond(personalData.removeAccount, undefined))
    const result = await remove(actionArgs('/en/account/removal', { password: 'Contoh-12345' }))
    expect(findRedirectTarget(result)).toBe('/en/sign-in')
    expect(result instanceof Response && result.headers.get('set-cookie')).toContain('portal_token=;')
  })

  test('is blocked while subscriptions would go on without an owner, until they are ended', async () => {
    const id = 'orgcontoh000000000000001'
    const nothing = { count: 0, amount: 0 }
    const paid = [
      {
        ...{ id, name: 'Grup Hotel Contoh', total: 1, subscriptions: [], ends_at: null },
        remaining: { days: 214, worth: 586_000, zones: 2, devices: 1 },
        money: { refunds: nothing, withheld: nothing },
      },
    ]
    const { calls } = startBackend(
      respond(personalData.keepSubscriptions, undefined),
      respond(personalData.getRemoval, { ...sampleRemoval, paid }),
      respond(personalData.removeAccount, respondWithError(409, { code: 'running-subscriptions' })),
      respond(personalData.endSubscriptions, ({ body }) =>
        body.password === 'Contoh-12345'
          ? undefined
          : respondWithFieldError('password', 'validation.password_wrong'),
      ),
    )
    expect(await removal(loaderArgs('/account/removal'))).toMatchObject({ paid: [{ id, total: 1 }] })
    expect(
      getFormErrors(await remove(actionArgs('/account/removal', { password: 'Contoh-12345' }))),
    ).toMatchObject({ errors: [['', 'errors.running-subscriptions']] })
    const end = (password: string) =>
      remove(actionArgs('/account/removal', { form: `end-${id}`, organisation: id, password }))
    expect(getFormErrors(await end('salah'))).toMatchObject({
      errors: [['password', 'validation.password_wrong']],
      values: { organisation: id },
    })
    expect(findRedirectTarget(await end('Contoh-12345'))).toBe('/account/removal')
    const keep = actionArgs('/account/removal', { form: `keep-${id}`, organisation: id })
    expect(findRedirectTarget(await remove(keep))).toBe('/account/removal')
    expect(calls.at(-1)).toMatchObject({ body: { organisation: id } })
  })

  test('is blocked for the only owner of an organisation with other members', async () => {
    const organisations = [{ id: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' }]
    startBackend(
      respond(personalData.getRemoval, { ...sampleRemoval, organisations }),
      respond(personalData.removeAccount, respondWithError(409, { code: 'last-owner' })),
    )
    expect(await removal(loaderArgs('/account/removal'))).toMatchObject({
      organisations: [{ name: 'Grup Hotel Contoh' }],
    })
    expect(
      getFormErrors(await remove(actionArgs('/account/removal', { password: 'Contoh-12345' }))),
    ).toMatchObject({
      errors: [['', 'errors.last-owner']],
    })
  })
})
