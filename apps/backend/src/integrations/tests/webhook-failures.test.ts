import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostileBehaviours, startHostileServer } from '#tests/hostile-server'
import { startWebhooks } from './webhooks'

const switchesProtocols = hostileBehaviours['switches protocols'] ?? (() => undefined)

type Started = Awaited<ReturnType<typeof startWebhooks>>
let started: Started
let backend: Started['backend']
let venue: Started['venue']
let receiver: Started['receiver']
let webhooks: Started['webhooks']

beforeAll(async () => {
  started = await startWebhooks()
  ;({ backend, venue, receiver, webhooks } = started)
}, 480_000)
afterAll(() => started.stop())
beforeEach(() => started.reset())

describe('a delivery that fails', () => {
  test('is retried with the same id until it is accepted; redirects are not followed', async () => {
    const { id } = await webhooks.add()
    for (const [status, attempts] of [
      [500, 1],
      [302, 2],
    ] as const) {
      receiver.state.answer = status
      if (attempts === 1) {
        await webhooks.call('POST', `/${id}/test`)
        await webhooks.settle()
      } else await webhooks.makeDue()
      expect((await webhooks.listDeliveries(id))[0]).toMatchObject({ state: 'waiting', attempts, status })
    }
    expect(await webhooks.getState(id)).toBe('failing')
    receiver.state.answer = 204
    await webhooks.makeDue()
    expect((await webhooks.listDeliveries(id))[0]).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(await webhooks.getState(id)).toBe('active')
    expect(new Set(receiver.state.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await webhooks.remove(id)
  })

  test('postpones other deliveries to its endpoint, each of which would wait for the timeout', async () => {
    const { id } = await webhooks.add()
    receiver.state.answer = 500
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    await webhooks.rows('webhooks').update({ attempted_at: Date.now() + 60_000 })
    for (let count = 0; count < 3; count += 1) await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    expect(receiver.state.received).toHaveLength(1)
    receiver.state.answer = 204
    for (let count = 0; count < 2; count += 1) await webhooks.makeDue()
    expect((await webhooks.listDeliveries(id)).map(({ state }: { state: string }) => state)).toEqual(
      Array(4).fill('delivered'),
    )
    await webhooks.remove(id)
  })

  test('is listed with the reason that there was no response', async () => {
    const closed = createServer()
    await new Promise<void>(done => closed.listen(0, '127.0.0.1', done))
    const { port } = closed.address() as AddressInfo
    await new Promise(done => closed.close(done))
    const { id } = await webhooks.add({ webhook_url: `http://127.0.0.1:${port}/` })
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    expect((await webhooks.listDeliveries(id))[0]).toMatchObject({ status: null, error: 'connection' })
    await webhooks.remove(id)
  })

  test('is counted if the receiver switches protocols, and does not wait for the end of the lease', async () => {
    const { id } = await webhooks.add({ webhook_url: await startHostileServer(switchesProtocols) })
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    expect((await webhooks.listDeliveries(id))[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      error: 'connection',
    })
    expect(await webhooks.getState(id)).toBe('failing')
    await webhooks.remove(id)
  })

  test('is counted before it is made, because its process may be killed', async () => {
    const held = await startHostileServer(() => undefined)
    const { id } = await webhooks.add({ webhook_url: held })
    await webhooks.call('POST', `/${id}/test`)
    await expect.poll(async () => (await webhooks.listDeliveries(id))[0]).toMatchObject({ attempts: 1 })
    await webhooks.settle()
    expect((await webhooks.listDeliveries(id))[0]).toMatchObject({ attempts: 1, error: 'timeout' })
    await webhooks.remove(id)
  })

  test('disables the endpoint after three days and notifies the owners', async () => {
    const { id } = await webhooks.add()
    receiver.state.answer = 500
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    await webhooks.rows('webhooks').update({ failing_since: Date.now() - 4 * 86_400_000 })
    await webhooks.makeDue()
    expect(await webhooks.getState(id)).toBe('disabled')
    expect((await webhooks.listDeliveries(id))[0].state).toBe('failed')
    const mails = await backend.mail.waitForEmails(venue.email, 1, /integrations\/webhooks/)
    const mail = mails.find(({ text }) => text.includes(`/integrations/webhooks/${id}`))
    expect(mail?.text).toContain('127.0.0.1')
    expect(mail?.text).not.toContain('/hook')
    const test = await webhooks.call('POST', `/${id}/test`)
    expect([test.status, test.body.error.details.code]).toEqual([409, 'webhook-disabled'])
    expect((await webhooks.call('POST', `/${id}/enable`)).body.state).toBe('active')
    receiver.state.answer = 204
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    expect((await webhooks.listDeliveries(id))[0].state).toBe('delivered')
    await webhooks.remove(id)
  })
})
