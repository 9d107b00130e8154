import { respondWithError } from '@bgm/api-client/testing'
import { orders } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { readForm } from '#app/forms/read-form.server'
import { getOrder, listOrders } from '#app/services/orders.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { requireApi } from './api.server'

describe('the member’s API client', () => {
  test('redirects a visitor without a session to sign-in, with the page to return to', async () => {
    const result = await catchResponse(() =>
      requireApi(loaderArgs('/en/orders?page=2', { headers: { cookie: '' } })),
    )
    expect(findRedirectTarget(result)).toBe('/en/sign-in?redirectTo=%2Fen%2Forders%3Fpage%3D2')
  })

  test('clears a cookie without a valid token', async () => {
    const response = await catchResponse(() =>
      requireApi(loaderArgs('/orders', { headers: { cookie: 'portal_token=x' } })),
    )
    expect(response.headers.get('set-cookie')).toMatch(/^portal_token=;.*Max-Age=0/)
  })

  test('clears the cookie of a session that the backend has ended', async () => {
    startBackend(respond(orders.list, respondWithError(401)))
    const outcome = await catchResponse(() => listOrders(requireApi(loaderArgs('/orders'))))
    expect(findRedirectTarget(outcome)).toBe('/sign-in?redirectTo=%2Forders')
    expect(outcome.headers.get('set-cookie')).toMatch(/^portal_token=;/)
  })

  test('redirects a member with an unverified email address to the verification page', async () => {
    startBackend(respond(orders.list, respondWithError(403, { code: 'unconfirmed' })))
    expect(
      findRedirectTarget(await catchResponse(() => listOrders(requireApi(loaderArgs('/en/orders'))))),
    ).toBe('/en/verify')
  })

  test('responds with 404 for a record of another organisation', async () => {
    startBackend(respond(orders.get, respondWithError(404)))
    const answer = await catchResponse(() => getOrder(requireApi(loaderArgs('/orders/x')), 'another-order'))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('Page Not Found: /orders/x')
  })

  test('passes on the status of an unavailable backend without its message', async () => {
    startBackend(respond(orders.list, respondWithError(503)))
    const answer = await catchResponse(() => listOrders(requireApi(loaderArgs('/orders'))))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe('')
  })

  test('returns the submitted values except secrets when the backend is unavailable', async () => {
    startBackend(respond(orders.list, respondWithError(503)))
    const typed = { form: 'profile', intent: 'save', first_name: 'Sari', password: 'Kopi-susu-pagi-7' }
    const args = actionArgs('/account', typed)
    await readForm(args.request)
    const answer = await catchResponse(() => listOrders(requireApi(args)))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ sent: { form: 'profile', intent: 'save', first_name: 'Sari' } })
  })

  test('sends the session token, client address, device token and user agent to the backend', async () => {
    const { calls } = startBackend()
    const device = '0b9d4c1e-7c53-4a4e-9d5b-1f6f5c0e2a11'
    const headers = {
      cookie: `portal_token=header.payload.signature; device=${device}`,
      'user-agent': 'Firefox',
    }
    await listOrders(requireApi(loaderArgs('/orders', { headers })))
    const sent = calls[0]?.headers
    expect(sent?.get('authorization')).toBe('Bearer header.payload.signature')
    expect(sent?.get('x-internal-key')).toBe(env.internalKey)
    expect(sent?.get('x-forwarded-for')).toBe('127.0.0.1')
    expect(sent?.get('x-device')).toBe(device)
    expect(sent?.get('user-agent')).toBe('Firefox')
  })
})
