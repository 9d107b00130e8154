import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '#tests/harness'
import { createRemoteVenue, getDisplayedPass, joinWithPin, requestApproval } from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

const times = <T>(number: number, work: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => work(index))
const countStatuses = (responses: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const getPasses = (zone: number | undefined) =>
  backend.strapi.db.connection('remote_passes').where({ zone_id: zone ?? 0 })

test('of 25 concurrent wrong PINs, only five are compared', async () => {
  const venue = await createRemoteVenue(backend)
  const pass = await getDisplayedPass(backend, venue)
  const responses = await Promise.all(times(25, () => joinWithPin(backend, pass, { staff_pin: '111222' })))
  expect(countStatuses(responses)).toEqual({ 400: 5, 429: 20 })
  expect((await joinWithPin(backend, pass)).status).toBe(429)
})

test('a form submitted many times concurrently creates one pass', async () => {
  const venue = await createRemoteVenue(backend)
  const pass = await getDisplayedPass(backend, venue)
  const key = randomUUID()
  const joined = await Promise.all(times(4, () => joinWithPin(backend, pass, { key })))
  expect(countStatuses(joined)).toEqual({ 201: 4 })
  expect(new Set(joined.map(({ body }) => body.token)).size).toBe(1)
  expect(await getPasses(venue.zones[0]?.id)).toHaveLength(1)
})

test('only one of several concurrent answers to a request takes effect', async () => {
  const venue = await createRemoteVenue(backend)
  const { body } = await requestApproval(backend, await getDisplayedPass(backend, venue))
  const path = `/zones/${venue.zone}/remote-passes/${body.pass.documentId}`
  const answers = await Promise.all(
    times(6, at =>
      backend.call('POST', `${path}/${at % 2 ? 'approve' : 'decline'}`, { token: venue.token, body: {} }),
    ),
  )
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 5 })
  expect(await getPasses(venue.zones[0]?.id)).toHaveLength(1)
})
