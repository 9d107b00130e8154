import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createVenue, pairDevice } from '#tests/devices'
import { loadCompiled } from '#tests/harness'
import { addTrack } from '#tests/music'
import { events, isSigned, startWebhooks } from './webhooks'

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

describe('a webhook', () => {
  test('can be sent a signed test event, and its deliveries are listed', async () => {
    const { id, secret } = await webhooks.add()
    expect((await webhooks.call('POST', `/${id}/test`)).status).toBe(204)
    await webhooks.settle()
    const [one] = receiver.state.received
    expect(receiver.state.received).toHaveLength(1)
    expect(one && isSigned(one, secret)).toBe(true)
    expect(JSON.parse(String(one?.body))).toMatchObject({ type: 'test', data: {} })
    const [delivery] = await webhooks.listDeliveries(id)
    expect(delivery).toMatchObject({
      event: 'test',
      state: 'delivered',
      attempts: 1,
      status: 204,
      error: null,
    })
    expect(delivery.documentId).toBe(one?.headers['webhook-id'])
    expect((await webhooks.call('POST', `/${id}/deliveries/${delivery.documentId}/send`)).status).toBe(204)
    await webhooks.settle()
    expect(receiver.state.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      delivery.documentId,
      delivery.documentId,
    ])
    expect(JSON.stringify(await webhooks.rows('webhooks'))).not.toContain(secret)
    await webhooks.remove(id)
  })

  test('is signed with both secrets for a day after its secret is rotated', async () => {
    const { id, secret } = await webhooks.add()
    const renewed = String((await webhooks.call('POST', `/${id}/secret`)).body.secret)
    expect(renewed).not.toBe(secret)
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    const [both] = receiver.state.received
    expect(both && [isSigned(both, secret), isSigned(both, renewed)]).toEqual([true, true])
    expect((await webhooks.call('GET', `/${id}`)).body.former_secret_until).not.toBeNull()
    await webhooks.rows('webhooks').update({ former_until: Date.now() - 1 })
    await webhooks.call('POST', `/${id}/test`)
    await webhooks.settle()
    const last = receiver.state.received.at(-1)
    expect(last && [isSigned(last, secret), isSigned(last, renewed)]).toEqual([false, true])
    await webhooks.remove(id)
  })

  test('gets a new secret when it moves to another origin, and keeps its secret otherwise', async () => {
    const { id, secret } = await webhooks.add()
    const { origin } = receiver
    const change = async (webhook_url: string) =>
      (await webhooks.call('PUT', `/${id}`, { webhook_url, events })).body
    expect(await change(`${origin}/other`)).toMatchObject({
      secret: null,
      webhook: { url: `${origin}/other` },
    })
    await webhooks.call('POST', `/${id}/secret`)
    const moved = await change('https://example.com/hook')
    expect(moved.secret).toMatch(/^whsec_/)
    expect(moved.webhook).toMatchObject({ url: 'https://example.com/hook', former_secret_until: null })
    const back = await change(`${origin}/hook`)
    expect((await webhooks.call('POST', `/${id}/test`)).status).toBe(204)
    await webhooks.settle()
    const sent = receiver.state.received.at(-1)
    expect([secret, moved.secret, back.secret].map(one => sent && isSigned(sent, one))).toEqual([
      false,
      false,
      true,
    ])
    await webhooks.remove(id)
  })

  test('must have a public HTTPS URL', async () => {
    for (const [url, message] of [
      ['http://example.com/', 'validation.webhook_url'],
      ['https://user:pass@example.com/', 'validation.webhook_url'],
      ['https://10.0.0.7/', 'validation.webhook_url_private'],
      ['https://localhost/', 'validation.webhook_url_private'],
      ['https://[::ffff:169.254.169.254]/', 'validation.webhook_url_private'],
    ]) {
      const { status, body } = await webhooks.call('POST', '', { webhook_url: url, events })
      expect([url, status, body.error.details.errors]).toEqual([
        url,
        400,
        [{ path: ['webhook_url'], message }],
      ])
    }
    expect(
      (await webhooks.call('POST', '', { webhook_url: receiver.origin, events: ['everything'] })).status,
    ).toBe(400)
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const send = () =>
      backend.call('POST', '/webhooks', {
        token: venue.token,
        body: { webhook_url: receiver.origin, events },
        headers: { 'idempotency-key': 'submission-1' },
      })
    const [one, two] = await Promise.all([send(), send()])
    expect([one.status, one.body.secret]).toEqual([201, two.body.secret])
    expect((await webhooks.call('GET', '')).body.data).toHaveLength(1)
    await webhooks.remove(one.body.webhook.documentId)
  })
})

describe('events', () => {
  const watch = async () => {
    const { notifyZoneStateChanges } = loadCompiled(() => import('#src/integrations/webhook/zone-states'))
    await notifyZoneStateChanges()
    await webhooks.settle()
    const found = receiver.state.received.map(({ body }) => JSON.parse(String(body)))
    receiver.state.received = []
    return found
  }

  test('about zone states are sent once each, starting from the creation of the endpoint', async () => {
    const { player } = await pairDevice(backend, { token: venue.token, zone: venue.zone })
    const { id } = await webhooks.add()
    expect(await watch()).toEqual([])
    const { id: zone } = await webhooks.rows('zones').where({ document_id: venue.zone }).first('id')
    const { id: device } = await webhooks.rows('players').where({ document_id: player }).first('id')
    const now = Date.now()
    await webhooks
      .rows('zone_statuses')
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
    await webhooks.rows('zone_statuses').where({ zone_id: zone }).update({ track: playing })
    expect(await watch()).toMatchObject([
      { type: 'zone.now_playing_changed', data: { zone: { id: venue.zone }, track: { title: 'Senja' } } },
    ])
    await webhooks.rows('zone_statuses').where({ zone_id: zone }).update({ seen_at: 0 })
    expect((await watch()).map(({ type }) => type).toSorted()).toEqual([
      'zone.now_playing_changed',
      'zone.state_changed',
    ])
    await webhooks.remove(id)
  })

  test('are sent only to endpoints of their organisation that are subscribed to them', async () => {
    const other = await createVenue(backend)
    const { id } = await webhooks.add({ events: ['incident.opened'] })
    const { notifyWebhooks } = loadCompiled(() => import('#src/integrations/webhook/notify'))
    const getOrganisation = async (token: string) => {
      const active = (await backend.call('GET', '/users/me', { token })).body.active_organisation
      return (await webhooks.rows('organisations').where({ document_id: active }).first('id')).id
    }
    const message = { subject: 'Lobi', data: { incident: { id: 'x' } } }
    await notifyWebhooks(await getOrganisation(other.token), 'incident.opened', message)
    const own = await getOrganisation(venue.token)
    await notifyWebhooks(own, 'incident.closed', message)
    await notifyWebhooks(own, 'incident.opened', message)
    expect(await watch()).toMatchObject([{ type: 'incident.opened', data: { incident: { id: 'x' } } }])
    await webhooks.remove(id)
  })
})
