import { respondWithError, sampleTrial } from '@bgm/api-client/testing'
import { trials } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { action, loader as loadStart } from './start-trial'
import { loader } from './trial'

const form = {
  form: 'trial',
  brand_name: 'Salon Contoh',
  industry: 'salon-and-beauty',
  city: '31.74',
  zone_name: 'Ruang tunggu',
  area_size: '60',
  code: '123 456',
  royalty: 'on',
}

const send = (values: Record<string, string>) => action(actionArgs('/register/trial', values))

describe('starting a trial', () => {
  test('sends what was filled in, without the consent, and leads to the trial', async () => {
    const { calls } = startBackend(withoutMembership)
    expect(findRedirectTarget(await send(form))).toBe('/trial')
    const { form: _, royalty: __, ...body } = form
    expect(
      calls.find(({ path, method }) => path === '/registration/trial' && method === 'POST')?.body,
    ).toEqual({
      ...body,
      area_size: 60,
      code: '123456',
    })
  })

  test('reports every missing field', async () => {
    startBackend(withoutMembership)
    const names = getFormErrors(await send({ form: 'trial' })).errors.map(([name]) => name)
    expect(names.sort()).toEqual(['area_size', 'brand_name', 'city', 'industry', 'royalty', 'zone_name'])
  })

  test.each([
    [409, 'trial-phone-used', ['code', 'errors.trial-phone-used']],
    [409, 'trial-used', ['', 'errors.trial-used']],
  ])('shows the refusal %i %s', async (status, code, error) => {
    startBackend(withoutMembership, respond(trials.start, respondWithError(status, { code })))
    expect(getFormErrors(await send(form)).errors).toContainEqual(error)
  })

  test('leads to the trial if another tab has just started it', async () => {
    startBackend(
      withoutMembership,
      respond(trials.start, respondWithError(409, { code: 'already-confirmed' })),
    )
    expect(findRedirectTarget(await send(form))).toBe('/trial')
  })

  test('sends another code and keeps what was filled in', async () => {
    const { calls } = startBackend(withoutMembership)
    const target = findRedirectTarget(await send({ ...form, intent: 'code' }))
    expect(target).toBe('/register/trial')
    expect(calls.some(({ path }) => path === '/registration/trial/code')).toBe(true)
  })

  test('the offer sends no code if one is on its way', async () => {
    const { calls } = startBackend(withoutMembership)
    expect(findRedirectTarget(await send({ form: 'trial-code' }))).toBe('/register/trial')
    expect(calls.some(({ path }) => path === '/registration/trial/code')).toBe(false)
  })

  test('the form offers all cities, and says if the number was used', async () => {
    const offer = { mobile_number: '+6281234567890', verified: true, code_sent: false, used: true }
    startBackend(withoutMembership, respond(trials.getOffer, offer))
    const { cities, ...page } = await loadStart(loaderArgs('/register/trial'))
    expect(page.offer.used).toBe(true)
    expect(cities.length).toBeGreaterThan(0)
  })
})

test('the page of a trial counts its days, and an organisation without one has an empty page', async () => {
  startBackend(respond(trials.get, { trial: sampleTrial }))
  expect((await loader(loaderArgs('/trial'))).trial).toMatchObject({
    business_unit: sampleTrial.business_unit,
  })
  startBackend()
  expect((await loader(loaderArgs('/trial'))).trial).toBeNull()
})
