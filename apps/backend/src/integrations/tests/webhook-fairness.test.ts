import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVenue } from '#tests/devices'
import { settleJobs } from '#tests/harness'
import { startHostileServer } from '#tests/hostile-server'
import { createWebhooks, startWebhooks } from './webhooks'

type Started = Awaited<ReturnType<typeof startWebhooks>>
let started: Started
beforeAll(async () => {
  started = await startWebhooks()
}, 480_000)
afterAll(() => started.stop())

test('receivers of one organisation that never answer do not delay another organisation’s webhooks', async () => {
  const { backend, webhooks, receiver } = started
  const other = await createVenue(backend)
  let open = 0
  const silent = await startHostileServer(() => {
    open += 1
  })
  const slow = await Promise.all(
    ['a', 'b', 'c'].map(name => webhooks.add({ webhook_url: `${silent}${name}` })),
  )
  for (let round = 0; round < 4; round += 1)
    for (const { id } of slow) await webhooks.call('POST', `/${id}/test`)
  await expect.poll(() => open).toBe(2)

  const theirs = createWebhooks(backend, other.token, receiver.origin)
  const { id } = await theirs.add()
  const since = performance.now()
  await theirs.call('POST', `/${id}/test`)
  await expect.poll(() => receiver.state.received.length).toBe(1)
  // A call to a receiver that never answers takes five seconds.
  expect(performance.now() - since).toBeLessThan(4_000)
  expect(open).toBe(2)
  for (const one of slow) await webhooks.remove(one.id)
  await settleJobs()
})
