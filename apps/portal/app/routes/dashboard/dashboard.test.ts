import { sampleZone, sampleZoneStates } from '@bgm/api-client/testing'
import { zones as apiZones, registrations } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { loader as loadShell } from '#app/routes/shell'
import {
  catchResponse,
  findRedirectTarget,
  loaderArgs,
  respond,
  respondWithRole,
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

  test('fetches the zones once, besides their count in the navigation', async () => {
    const { calls } = startBackend()
    const args = loaderArgs('/', fromHere)
    const [layout, { music }] = await Promise.all([loadShell(args), loader(args)])
    expect(layout?.attention).toEqual(expect.any(Number))
    expect(music?.regions).toBeNull()
    expect(
      calls
        .map(({ path }) => path)
        .filter(path => /zones/.test(path))
        .sort(),
    ).toEqual(['/zones', '/zones/counts'])
  })

  test('fetches provinces and the zones of the open one if there are too many zones for a page', async () => {
    const pagination = { page: 1, page_size: 24, page_count: 3, total: 61 }
    const zones = { data: [sampleZone], pagination, states: sampleZoneStates, contact_lost_at: null }
    startBackend(respond(apiZones.list, zones))
    const { music } = await loader(loaderArgs('/?region=32', fromHere))
    expect(music?.regions).toHaveLength(1)
    expect(music?.open).toMatchObject({ code: '32', pages: { total: 61 } })
    expect((await loader(loaderArgs('/?region=x', fromHere))).music?.open).toBeNull()
  })

  test.each(['finance', 'auditor'] as const)('shows money first to the role %s', async role => {
    const { calls } = startBackend(respondWithRole(role))
    const { music, overview } = await loader(loaderArgs('/', fromHere))
    expect([music, overview?.spend.length]).toEqual([null, 12])
    expect(calls.filter(({ path }) => path === '/zones')).toEqual([])
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
