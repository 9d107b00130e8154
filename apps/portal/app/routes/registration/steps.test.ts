import { sampleOrder } from '@bgm/api-client/testing'
import { type Registration, registrations } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { saveFormValues } from '#app/http/form-recovery.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { registrationDrafts } from '#app/testing/drafts'
import { loader as industry, action as sendIndustry } from './industry'
import { loader as order, action as sendOrder } from './order-detail'
import { loader as pricing, action as sendPricing } from './pricing'
import { loader as property } from './property'
import { loader as register } from './register'

const loaders = { industry, property, pricing, order }
const names = ['industry', 'property', 'pricing', 'order'] as const

const startWith = (draft: Registration) => startBackend(withoutMembership, respond(registrations.get, draft))
const startAt = (position: keyof typeof registrationDrafts) => startWith(registrationDrafts[position])

describe('the URLs of the steps', () => {
  const skips = names.flatMap((position, index) =>
    names.slice(index + 1).map(step => [position, step] as const),
  )
  test.each(skips)('a draft at %s cannot open %s', async (position, step) => {
    startAt(position)
    expect(
      findRedirectTarget(await catchResponse(() => loaders[step](loaderArgs(`/en/register/${step}`)))),
    ).toBe(`/en/register/${position}`)
  })

  const reached = names.flatMap((position, index) =>
    names.slice(0, index + 1).map(step => [position, step] as const),
  )
  test.each(reached)('a draft at %s can open %s', async (position, step) => {
    startAt(position)
    const { stepper } = await loaders[step](loaderArgs(`/register/${step}`))
    expect(stepper.find(({ state }) => state === 'now')?.name).toBe(step)
    expect(stepper.filter(({ state }) => state === 'done').map(({ name }) => name)).toContain('verify')
  })

  test.each(names)('%s redirects to the order once it is confirmed', async step => {
    startWith({ ...registrationDrafts.order, order: sampleOrder.id })
    expect(
      findRedirectTarget(await catchResponse(() => loaders[step](loaderArgs(`/register/${step}`)))),
    ).toBe(`/orders/${sampleOrder.id}`)
  })

  test.each(names)('%s redirects members of an organisation to the dashboard', async step => {
    startBackend()
    expect(
      findRedirectTarget(await catchResponse(() => loaders[step](loaderArgs(`/register/${step}`)))),
    ).toBe('/')
  })
})

describe('the plan chosen on the public site', () => {
  const cookieAfter = async (query: string) => {
    const result = await register(loaderArgs(`/register${query}`, { headers: { cookie: '' } }))
    const set = new Headers(result.init?.headers).get('set-cookie')?.split(';')[0]
    return { headers: { cookie: `portal_token=header.payload.signature; ${set}` } }
  }
  const chosen = '?package=small-room&billing_period=yearly&zone_count=2'

  const startInRoom = (area_size: number) =>
    startWith({ ...registrationDrafts.pricing, industry: { industry: 'hotel', hotel_stars: 4, area_size } })

  test('is preselected in the pricing step', async () => {
    startInRoom(80)
    const { saved } = await pricing(loaderArgs('/register/pricing', await cookieAfter(chosen)))
    expect(saved).toEqual({ package: 'small-room', billing_period: 'yearly', zone_count: 2 })
  })

  test('gives way to a package that covers the area, which is also required to save the step', async () => {
    const { calls } = startInRoom(250)
    const { saved } = await pricing(loaderArgs('/register/pricing', await cookieAfter(chosen)))
    expect(saved).toEqual({ package: 'single-location', billing_period: 'yearly', zone_count: 2 })
    const small = { form: 'step', package: 'small-room', billing_period: 'yearly', zone_count: '1' }
    const result = await sendPricing(actionArgs('/register/pricing', small))
    expect(getFormErrors(result)).toMatchObject({ status: 422, errors: [['package', 'errors.package_area']] })
    expect(calls.map(({ method }) => method)).not.toContain('PUT')
  })

  test('is overridden by the saved choice', async () => {
    startAt('order')
    const { saved } = await pricing(loaderArgs('/register/pricing', await cookieAfter(chosen)))
    expect(saved).toMatchObject({ package: 'single-location', zone_count: 3 })
  })

  test.each([
    '?package=small-room&billing_period=weekly&zone_count=2',
    '?package=small-room&billing_period=yearly&zone_count=99',
    '?package=gone&billing_period=yearly&zone_count=2',
    '?package=international&billing_period=yearly&zone_count=2',
  ])('is ignored if it is not available: %s', async query => {
    startAt('pricing')
    const { saved } = await pricing(loaderArgs('/register/pricing', await cookieAfter(query)))
    expect(saved).toEqual({ package: 'single-location', billing_period: 'yearly', zone_count: '1' })
  })
})

describe('the buttons of a step', () => {
  const hotel = { industry: 'hotel', hotel_stars: '4', area_size: '1.250' }

  test('save it and continue', async () => {
    const { calls } = startAt('industry')
    expect(findRedirectTarget(await sendIndustry(actionArgs('/register/industry', hotel)))).toBe(
      '/register/property',
    )
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { industry: 'hotel', hotel_stars: 4, area_size: 1250 },
    })
  })

  test('save it and exit', async () => {
    const { calls } = startAt('industry')
    expect(
      findRedirectTarget(await sendIndustry(actionArgs('/register/industry', { ...hotel, intent: 'leave' }))),
    ).toBe('/')
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/registration/industry' })
  })

  test('return errors instead of continuing', async () => {
    startAt('industry')
    const result = await sendIndustry(actionArgs('/register/industry', { industry: 'hotel', area_size: '0' }))
    expect(getFormErrors(result)).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        ['area_size', 'validation.area_size'],
        ['hotel_stars', 'validation.hotel_stars_missing'],
      ]),
    })
  })

  test('accept a typed synonym instead of a selected card', async () => {
    const { calls } = startAt('industry')
    const sent = { industry: 'office', industry_search: 'Losmén', hotel_stars: '2', area_size: '80' }
    expect(findRedirectTarget(await sendIndustry(actionArgs('/register/industry', sent)))).toBe(
      '/register/property',
    )
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      industry: 'hotel',
      hotel_stars: 2,
      area_size: 80,
    })
  })

  test.each([
    ['peternakan', 'validation.industry'],
    ['industri', 'validation.industry_ambiguous'],
  ])('return a field error for %j and keep the typed text', async (industry_search, key) => {
    startAt('industry')
    const sent = { industry_search, area_size: '80' }
    const { status, errors, values } = getFormErrors(
      await sendIndustry(actionArgs('/register/industry', sent)),
    )
    expect([status, errors, values]).toEqual([400, [['industry_search', key]], sent])
  })

  test('go back even with invalid values, which are stored in the browser', async () => {
    startAt('pricing')
    const response = await sendPricing(
      actionArgs('/register/pricing', { package: '', zone_count: '9', intent: 'back' }),
    )
    expect(findRedirectTarget(response)).toBe('/register/property')
    const cookie = response instanceof Response ? response.headers.get('set-cookie')?.split(';')[0] : ''
    const { saved } = await pricing(
      loaderArgs('/register/pricing', {
        headers: { cookie: `portal_token=header.payload.signature; ${cookie}` },
      }),
    )
    expect(saved).toMatchObject({ zone_count: '9' })
  })

  test('change the language with a full document load, keeping the typed values', async () => {
    startAt('pricing')
    const typed = { package: '', zone_count: '9', intent: 'language-en' }
    const outcome = await sendPricing(actionArgs('/register/pricing?from=mail', typed))
    expect(findRedirectTarget(outcome)).toBe('/en/register/pricing?from=mail')
    if (!(outcome instanceof Response)) throw new Error('no redirect')
    expect(outcome.headers.get('x-remix-reload-document')).toBe('true')
    const cookie = `portal_token=header.payload.signature; ${outcome.headers.get('set-cookie')?.split(';')[0]}`
    const { saved } = await pricing(loaderArgs('/en/register/pricing', { headers: { cookie } }))
    expect(saved).toMatchObject({ zone_count: '9' })
  })

  test('change the language of Order Detail without confirming the order', async () => {
    const { calls } = startAt('order')
    const sent = { form: 'confirm', expected_total: '3000000', intent: 'language-en' }
    expect(findRedirectTarget(await sendOrder(actionArgs('/register/order', sent)))).toBe(
      '/en/register/order',
    )
    expect(calls.map(({ path }) => path)).not.toContain('/registration/confirm')
  })

  test('do not restore values that another user typed in the same browser', async () => {
    startAt('industry')
    const kept = (await saveFormValues({ draft: 'another', step: 'industry' }, { area_size: '9' }))?.split(
      ';',
    )[0]
    const headers = { cookie: `portal_token=header.payload.signature; ${kept}` }
    expect((await industry(loaderArgs('/register/industry', { headers }))).saved).toEqual({})
  })

  test('clear the stored values once the step is saved', async () => {
    startAt('industry')
    const kept = (
      await saveFormValues({ draft: 'registration000000000001', step: 'industry' }, { area_size: '9' })
    )?.split(';')[0]
    const answer = await sendIndustry(
      actionArgs('/register/industry', hotel, { cookie: `portal_token=header.payload.signature; ${kept}` }),
    )
    expect(answer instanceof Response && answer.headers.get('set-cookie')).toMatch(
      /^typed_industry=.*Max-Age=0/,
    )
  })

  test('include “update”, which recalculates the price without continuing', async () => {
    startAt('pricing')
    const fields = { package: 'single-location', billing_period: 'yearly', zone_count: '3', intent: 'update' }
    expect(findRedirectTarget(await sendPricing(actionArgs('/register/pricing', fields)))).toBe(
      '/register/pricing',
    )
  })
})
