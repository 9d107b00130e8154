import { registrations } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { loader as loadShell } from '#app/routes/shell'
import {
  catchResponse,
  findRedirectTarget,
  loaderArgs,
  respond,
  respondWithUser,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { registrationDrafts } from '#app/testing/drafts'
import { loader } from './dashboard'

const fromHere = {
  headers: { 'sec-fetch-site': 'same-origin', cookie: 'portal_token=header.payload.signature' },
}

describe('the dashboard', () => {
  test('shows units, orders and pending tasks', async () => {
    startBackend()
    const { overview } = await loader(loaderArgs('/', fromHere))
    expect(overview?.units[0]).toMatchObject({
      name: 'Hotel Contoh Braga',
      detail: ['Hotel', 'Kota Bandung', 'Ruang kecil'],
    })
    expect(overview?.waiting?.number).toBe('MB-ORD-20261120-0042')
    expect(overview?.figures).toMatchObject({ running: 1, units: 1, zones: 1, waiting: 1, due: 100_000 })
    expect(overview?.spend).toHaveLength(12)
  })

  test('fetches the account once', async () => {
    const { calls } = startBackend()
    await loader(loaderArgs('/', fromHere))
    expect(calls.filter(({ path }) => path === '/users/me')).toHaveLength(1)
  })

  test('fetches its figures once, however many units there are', async () => {
    const { calls } = startBackend()
    await loader(loaderArgs('/', fromHere))
    expect(calls.map(({ path }) => path).filter(path => /dashboard|units|orders/.test(path))).toEqual([
      '/dashboard',
    ])
  })

  test('requires no list of zones, not even for the count in the navigation', async () => {
    const { calls } = startBackend()
    const args = loaderArgs('/', fromHere)
    const [layout] = await Promise.all([loadShell(args), loader(args)])
    expect(layout?.attention).toEqual(expect.any(Number))
    expect(calls.map(({ path }) => path).filter(path => /zones/.test(path))).toEqual(['/zones/counts'])
  })

  test('shows the current step of an unfinished registration', async () => {
    startBackend(withoutMembership, respond(registrations.get, registrationDrafts.pricing))
    const { start, overview } = await loader(loaderArgs('/en', fromHere))
    expect([start, overview]).toEqual([{ position: 'pricing', email: 'pemilik@contoh.test' }, null])
  })

  test('requires a verified email address', async () => {
    startBackend(respondWithUser({ confirmed: false }))
    expect(findRedirectTarget(await catchResponse(() => loader(loaderArgs('/', fromHere))))).toBe('/verify')
  })
})
