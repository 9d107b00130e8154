import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createVenue, pairDevice } from './devices'
import { type Backend, loadCompiled, settleJobs } from './harness'
import { addTrack } from './music'
import { startBackendWithPackages } from './shop'

type Received = { headers: IncomingHttpHeaders; body: string }

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let receiver: Server
let address: string
let received: Received[] = []
let answer = 204

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answer, answer === 302 ? { location: `${address}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  await postpone('watch-zones')
}, 480_000)
afterAll(async () => {
  await new Promise(done => receiver.close(done))
  await backend.stop()
})
beforeEach(async () => {
  received = []
  answer = 204
  await loadCompiled<{ prepareRateLimits(): Promise<void> }>('src/http/rate-limit').prepareRateLimits()
})

const call = (method: string, path: string, body?: object) =>
  backend.call(method, `/webhooks${path}`, { token: venue.token, ...(body ? { body } : {}) })
const events = ['zone.state_changed', 'zone.now_playing_changed', 'incident.opened']

async function addWebhook(changes = {}) {
  const { status, body } = await call('POST', '', { webhook_url: `${address}/hook`, events, ...changes })
  if (status !== 201) throw new Error(`webhooks answered ${status}: ${JSON.stringify(body)}`)
  return { id: String(body.webhook.documentId), secret: String(body.secret) }
}
const deliveriesOf = async (id: string) => (await call('GET', `/${id}/deliveries`)).body.data
const stateOf = async (id: string) => (await call('GET', `/${id}`)).body.state
const remove = (id: string) => call('DELETE', `/${id}`)

/** Verifies a signature as a receiver does (Standard Webhooks). */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${mac}`)
}

const rows = (table: string) => backend.strapi.db.connection(table)

/** Postpones automatic retries, whose number would depend on the speed of the machine. */
const postpone = (job: string) =>
  rows('jobs')
    .where({ job })
    .update({ due_at: new Date(Date.now() + 3_600_000) })

async function settle() {
  await settleJobs()
  await postpone('deliver-webhook')
}

async function makeDue() {
  await rows('jobs')
    .where({ job: 'deliver-webhook' })
    .update({ due_at: new Date(0) })
  await rows('webhooks').update({ attempted_at: null })
  await settle()
}

describe('a webhook', () => {
  test('can be sent a signed test event, and its deliveries are listed', async () => {
    const { id, secret } = await addWebhook()
    expect((await call('POST', `/${id}/test`)).status).toBe(204)
    await settle()
    const [one] = received
    expect(received).toHaveLength(1)
    expect(one && isSigned(one, secret)).toBe(true)
    expect(JSON.parse(one?.body ?? '')).toMatchObject({ type: 'test', data: {} })
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({
      event: 'test',
      state: 'delivered',
      attempts: 1,
      status: 204,
      error: null,
    })
    expect(delivery.documentId).toBe(one?.headers['webhook-id'])
    expect((await call('POST', `/${id}/deliveries/${delivery.documentId}/send`)).status).toBe(204)
    await settle()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.documentId,
      delivery.documentId,
    ])
    expect(JSON.stringify(await rows('webhooks'))).not.toContain(secret)
    await remove(id)
  })

  test('is signed with both secrets for a day after its secret is rotated', async () => {
    const { id, secret } = await addWebhook()
    const renewed = String((await call('POST', `/${id}/secret`)).body.secret)
    expect(renewed).not.toBe(secret)
    await call('POST', `/${id}/test`)
    await settle()
    const [both] = received
    expect(both && [isSigned(both, secret), isSigned(both, renewed)]).toEqual([true, true])
    expect((await call('GET', `/${id}`)).body.former_secret_until).not.toBeNull()
    await rows('webhooks').update({ former_until: Date.now() - 1 })
    await call('POST', `/${id}/test`)
    await settle()
    const last = received.at(-1)
    expect(last && [isSigned(last, secret), isSigned(last, renewed)]).toEqual([false, true])
    await remove(id)
  })

  test('must have a public HTTPS URL', async () => {
    for (const [url, message] of [
      ['http://example.com/', 'validation.webhook_url'],
      ['https://user:pass@example.com/', 'validation.webhook_url'],
      ['https://10.0.0.7/', 'validation.webhook_url_private'],
      ['https://localhost/', 'validation.webhook_url_private'],
      ['https://[::ffff:169.254.169.254]/', 'validation.webhook_url_private'],
    ]) {
      const { status, body } = await call('POST', '', { webhook_url: url, events })
      expect([url, status, body.error.details.errors]).toEqual([
        url,
        400,
        [{ path: ['webhook_url'], message }],
      ])
    }
    expect((await call('POST', '', { webhook_url: address, events: ['everything'] })).status).toBe(400)
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const send = () =>
      backend.call('POST', '/webhooks', {
        token: venue.token,
        body: { webhook_url: address, events },
        headers: { 'idempotency-key': 'submission-1' },
      })
    const [one, two] = await Promise.all([send(), send()])
    expect([one.status, one.body.secret]).toEqual([201, two.body.secret])
    expect((await call('GET', '')).body.data).toHaveLength(1)
    await remove(one.body.webhook.documentId)
  })
})

describe('a delivery that fails', () => {
  test('is retried with the same id until it is accepted; redirects are not followed', async () => {
    const { id } = await addWebhook()
    for (const [status, attempts] of [
      [500, 1],
      [302, 2],
    ] as const) {
      answer = status
      if (attempts === 1) {
        await call('POST', `/${id}/test`)
        await settle()
      } else await makeDue()
      expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting', attempts, status })
    }
    expect(await stateOf(id)).toBe('failing')
    answer = 204
    await makeDue()
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'delivered', attempts: 3 })
    expect(await stateOf(id)).toBe('active')
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    await remove(id)
  })

  test('postpones other deliveries to its endpoint, each of which would wait for the timeout', async () => {
    const { id } = await addWebhook()
    answer = 500
    await call('POST', `/${id}/test`)
    await settle()
    await rows('webhooks').update({ attempted_at: Date.now() + 60_000 })
    for (let count = 0; count < 3; count += 1) await call('POST', `/${id}/test`)
    await settle()
    expect(received).toHaveLength(1)
    answer = 204
    for (let count = 0; count < 2; count += 1) await makeDue()
    expect((await deliveriesOf(id)).map(({ state }: { state: string }) => state)).toEqual(
      Array(4).fill('delivered'),
    )
    await remove(id)
  })

  test('is listed with the reason that there was no response', async () => {
    const closed = createServer()
    await new Promise<void>(done => closed.listen(0, '127.0.0.1', done))
    const { port } = closed.address() as AddressInfo
    await new Promise(done => closed.close(done))
    const { id } = await addWebhook({ webhook_url: `http://127.0.0.1:${port}/` })
    await call('POST', `/${id}/test`)
    await settle()
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: null, error: 'connection' })
    await remove(id)
  })

  test('disables the endpoint after three days and notifies the owners', async () => {
    const { id } = await addWebhook()
    answer = 500
    await call('POST', `/${id}/test`)
    await settle()
    await rows('webhooks').update({ failing_since: Date.now() - 4 * 86_400_000 })
    await makeDue()
    expect(await stateOf(id)).toBe('disabled')
    expect((await deliveriesOf(id))[0].state).toBe('failed')
    const mails = await backend.mail.waitForEmails(venue.email, 1, /integrations\/webhooks/)
    const mail = mails.find(({ text }) => text.includes(`/integrations/webhooks/${id}`))
    expect(mail?.text).toContain('127.0.0.1')
    expect(mail?.text).not.toContain('/hook')
    const test = await call('POST', `/${id}/test`)
    expect([test.status, test.body.error.details.code]).toEqual([409, 'webhook-disabled'])
    expect((await call('POST', `/${id}/enable`)).body.state).toBe('active')
    answer = 204
    await call('POST', `/${id}/test`)
    await settle()
    expect((await deliveriesOf(id))[0].state).toBe('delivered')
    await remove(id)
  })
})

describe('events', () => {
  const watch = async () => {
    const { notifyZoneStateChanges } = loadCompiled<{ notifyZoneStateChanges(): Promise<void> }>(
      'src/api/webhook/services/zone-states',
    )
    await notifyZoneStateChanges()
    await settle()
    const found = received.map(({ body }) => JSON.parse(body))
    received = []
    return found
  }

  test('about zone states are sent once each, starting from the creation of the endpoint', async () => {
    const { player } = await pairDevice(backend, { token: venue.token, zone: venue.zone })
    const { id } = await addWebhook()
    expect(await watch()).toEqual([])
    const { id: zone } = await rows('zones').where({ document_id: venue.zone }).first('id')
    const { id: device } = await rows('players').where({ document_id: player }).first('id')
    const now = Date.now()
    await rows('zone_statuses')
      .insert({
        zone_id: zone,
        player_id: device,
        connected: true,
        state: 'playing',
        state_since: now,
        seen_at: now,
        errors: '[]',
      })
      .onConflict('zone_id')
      .merge()
    expect(await watch()).toMatchObject([
      {
        type: 'zone.state_changed',
        data: { zone: { id: venue.zone }, state: 'playing', previous_state: 'offline' },
      },
    ])
    expect(await watch()).toEqual([])
    const { documentId: playing } = await addTrack(backend, { title: 'Senja' })
    await rows('zone_statuses').where({ zone_id: zone }).update({ track: playing })
    expect(await watch()).toMatchObject([
      { type: 'zone.now_playing_changed', data: { zone: { id: venue.zone }, track: { title: 'Senja' } } },
    ])
    await rows('zone_statuses').where({ zone_id: zone }).update({ seen_at: 0 })
    expect((await watch()).map(({ type }) => type)).toEqual([
      'zone.state_changed',
      'zone.now_playing_changed',
    ])
    await remove(id)
  })

  test('are sent only to endpoints of their organisation that are subscribed to them', async () => {
    const other = await createVenue(backend)
    const { id } = await addWebhook({ events: ['incident.opened'] })
    const { notifyWebhooks } = loadCompiled<{
      notifyWebhooks(organisation: number, event: string, message: object): Promise<void>
    }>('src/api/webhook/services/notify')
    const organisationOf = async (token: string) => {
      const active = (await backend.call('GET', '/users/me', { token })).body.active_organisation
      return (await rows('organisations').where({ document_id: active }).first('id')).id
    }
    const message = { subject: 'Lobi', data: { incident: { id: 'x' } } }
    await notifyWebhooks(await organisationOf(other.token), 'incident.opened', message)
    const own = await organisationOf(venue.token)
    await notifyWebhooks(own, 'incident.closed', message)
    await notifyWebhooks(own, 'incident.opened', message)
    expect(await watch()).toMatchObject([{ type: 'incident.opened', data: { incident: { id: 'x' } } }])
    await remove(id)
  })
})
