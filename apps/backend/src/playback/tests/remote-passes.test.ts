import { randomUUID } from 'node:crypto'
import { remotePassStep } from '@bgm/playback'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPlaylistWithTrack, callInternalApi, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import {
  callFromPhone,
  createRemoteVenue,
  getCode,
  getDisplayedPass,
  joinWithPin,
  listPasses,
  pin,
  readStaffRemote,
  requestApproval,
  setRemote,
} from '#tests/remote-passes'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())
beforeEach(() => loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits())

const lookUp = (pass: string, address?: string) =>
  callFromPhone(backend, 'POST', '/remote-joins/look-up', { body: { pass }, ...(address ? { address } : {}) })
const remote = (pass: string) => readStaffRemote(backend, pass)

describe('the code on a screen', () => {
  test('is valid for its zone during its five minutes and the next five', async () => {
    const venue = await createRemoteVenue(backend)
    const now = Date.now()
    for (const [at, status] of [
      [now, 200],
      [now - remotePassStep, 200],
      [now - 2 * remotePassStep, 404],
      [now + 2 * remotePassStep, 404],
    ] as const)
      expect((await lookUp(await getDisplayedPass(backend, venue, at))).status).toBe(status)
    const { body } = await lookUp(await getDisplayedPass(backend, venue))
    expect(body).toMatchObject({ zone: { documentId: venue.zone, name: 'Zona 1' }, allowed: true })
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('is not valid for another zone, or once its player is replaced or unpaired', async () => {
    const venue = await createRemoteVenue(backend)
    const other = await createRemoteVenue(backend)
    const pass = await getDisplayedPass(backend, venue)
    const [, mac] = pass.split('.')
    for (const forged of [`${other.zone}.${mac}`, `${venue.zone}.${'A'.repeat(16)}`, venue.zone, '', 'x.y'])
      expect((await lookUp(forged)).status).toBe(404)
    await pairDevice(backend, { token: venue.token, zone: venue.zone, replace: true })
    expect((await lookUp(pass)).status).toBe(404)
    expect(getCode(await joinWithPin(backend, pass))).toEqual([409, 'scan-again'])
    const last = await getDisplayedPass(backend, other)
    await backend.call('DELETE', `/zones/${other.zone}/player`, { token: other.token })
    expect((await lookUp(last)).status).toBe(404)
  })

  test('can be guessed only a limited number of times from one IP address', async () => {
    const statuses = []
    for (let count = 0; count < 60; count += 1)
      statuses.push((await lookUp(`x.${'A'.repeat(16)}`, '203.0.113.99')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })
})

describe('a staff pass obtained with a PIN', () => {
  test('allows control of its zone and nothing else', async () => {
    const venue = await createRemoteVenue(backend)
    const joined = await joinWithPin(backend, await getDisplayedPass(backend, venue))
    expect(joined.status).toBe(201)
    expect(joined.body.token).toMatch(/^[\w-]{43}$/)
    const { token: pass } = joined.body
    const call = (method: string, path: string, body?: object) =>
      callFromPhone(backend, method, `/staff-remote${path}`, { pass, body })
    const { body } = await remote(pass)
    expect(body).toMatchObject({
      pass: { name: 'Rina', state: 'active' },
      remote: { documentId: venue.zone, desired: { paused: false }, skips: { left: 6 } },
      holders: [{ name: 'Rina', own: true }],
    })
    expect(Object.keys(body.remote)).not.toContain('player')
    expect(body.remote.licence.code).toBeNull()
    expect((await call('PUT', '/desired', { paused: true })).body.desired.paused).toBe(true)
    await backend.strapi.db.connection('zones').where({ document_id: venue.zone }).update({ max_volume: 70 })
    expect((await call('PUT', '/desired', { volume: 90 })).body.desired.volume).toBe(70)
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const { playlist } = music
    expect((await call('PUT', '/override', { playlist, until })).body.override).toMatchObject({
      playlist: { documentId: playlist },
    })
    expect((await call('PUT', '/override', { playlist: null, until })).status).toBe(400)
    expect((await call('PUT', '/override', { playlist: 'unknown', until })).status).toBe(400)
    expect((await call('DELETE', '/override')).body.override).toBeNull()
    expect((await call('POST', '/commands', { kind: 'identify' })).status).toBe(400)
    const skip = await call('POST', '/commands', { kind: 'skip' })
    expect(skip.body).toMatchObject({ kind: 'skip', state: 'waiting' })
    expect((await call('GET', `/commands/${skip.body.documentId}`)).body.kind).toBe('skip')
    expect((await callInternalApi(backend, 'GET', '/commands')).body.data).toContainEqual(
      expect.objectContaining({ zone: venue.zone }),
    )
    for (let count = 0; count < 5; count += 1) await call('POST', '/commands', { kind: 'skip' })
    expect((await call('POST', '/commands', { kind: 'skip' })).status).toBe(429)
    expect((await call('GET', '/playlists')).body.data.length).toBeGreaterThan(0)
    expect((await callFromPhone(backend, 'GET', `/zones/${venue.zone}`, { pass })).status).toBe(403)
  })

  test('is identified by name in the audit log, but not in exports', async () => {
    const venue = await createRemoteVenue(backend)
    const { token: pass } = (await joinWithPin(backend, await getDisplayedPass(backend, venue))).body
    await callFromPhone(backend, 'PUT', '/staff-remote/desired', { pass, body: { paused: true } })
    const read = async (path: string) => (await backend.call('GET', path, { token: venue.token })).body.data
    const [control, created] = await read('/audit-entries')
    expect(control).toMatchObject({ action: 'zone.controlled', actor: { kind: 'pass', name: 'Rina' } })
    expect(created).toMatchObject({ action: 'remote-pass.created', actor: { kind: 'pass', name: 'Rina' } })
    expect(JSON.stringify(await read('/audit-entries/export'))).not.toContain('Rina')
  })

  test('requires the PIN, with few attempts for each code and address', async () => {
    const venue = await createRemoteVenue(backend)
    const pass = await getDisplayedPass(backend, venue)
    const wrong = () => joinWithPin(backend, pass, { staff_pin: '111222' })
    const first = await wrong()
    expect(first.body.error.details.errors).toEqual([
      { path: ['staff_pin'], message: 'validation.staff_pin_wrong' },
    ])
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push((await wrong()).status)
    expect(statuses).toEqual([400, 400, 400, 400, 429])
    const locked = await wrong()
    expect((await joinWithPin(backend, pass, { address: '203.0.113.8' })).status).toBe(201)
    expect([locked.status, Number(locked.headers.get('retry-after')) > 0]).toEqual([429, true])
    const next = await getDisplayedPass(backend, venue, Date.now() - remotePassStep)
    expect((await joinWithPin(backend, next)).status).toBe(201)
    expect(await listPasses(backend, venue)).toHaveLength(2)
  })

  test('is not locked by the wrong PINs of guests for a device that has joined before', async () => {
    const venue = await createRemoteVenue(backend)
    const pass = await getDisplayedPass(backend, venue)
    const staff = { device: 'device-of-somebody-on-the-staff', address: '203.0.113.20' }
    expect((await joinWithPin(backend, pass, staff)).status).toBe(201)
    const { consume } = loadCompiled(() => import('#src/platform/http/rate-limit'))
    await consume('staff-pin-unit', venue.unit, 30)
    await consume('staff-pin-address', staff.address, 15)
    await consume('remote-join-address', staff.address, 1199)
    const guest = { device: 'device-of-a-guest-at-the-venue', address: '203.0.113.21' }
    expect(getCode(await joinWithPin(backend, pass, guest))).toEqual([429, 'staff-pin-locked'])
    expect((await joinWithPin(backend, pass, staff)).status).toBe(201)
    const other = await createRemoteVenue(backend)
    await consume('staff-pin-unit', other.unit, 30)
    const elsewhere = await joinWithPin(backend, await getDisplayedPass(backend, other), staff)
    expect(elsewhere.status).toBe(429)
    const statuses = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await joinWithPin(backend, pass, { ...staff, staff_pin: '111222' })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('can be requested a few times from a device that has joined before, whatever guests do', async () => {
    const venue = await createRemoteVenue(backend)
    const pass = await getDisplayedPass(backend, venue)
    const device = 'device-of-a-colleague-of-the-staff'
    expect((await joinWithPin(backend, pass, { device })).status).toBe(201)
    const { consume } = loadCompiled(() => import('#src/platform/http/rate-limit'))
    await consume('remote-request-zone', venue.zone, 12)
    expect((await requestApproval(backend, pass)).status).toBe(429)
    const statuses = []
    for (let count = 0; count < 7; count += 1)
      statuses.push((await requestApproval(backend, pass, 'Dewi', undefined, device)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429])
  })

  test('is created once if the form is submitted twice concurrently', async () => {
    const venue = await createRemoteVenue(backend)
    const pass = await getDisplayedPass(backend, venue)
    const key = randomUUID()
    const joined = await Promise.all([1, 2, 3].map(() => joinWithPin(backend, pass, { key })))
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(joined.map(({ body }) => body.token)).size).toBe(1)
    await Promise.all(['Rina', 'Dewi'].map(staff_name => joinWithPin(backend, pass, { staff_name })))
    expect(await listPasses(backend, venue)).toHaveLength(3)
  })

  test('ends after a shift, when it is revoked or when its holder leaves the remote', async () => {
    const venue = await createRemoteVenue(backend)
    const screen = await getDisplayedPass(backend, venue)
    const join = async (staff_name: string) => (await joinWithPin(backend, screen, { staff_name })).body
    const [old, revoked, left] = [await join('Lama'), await join('Dicabut'), await join('Pulang')]
    const getState = async (pass: string) => (await remote(pass)).body.pass.state
    const passes = backend.strapi.db.connection('remote_passes')
    await passes.where({ document_id: old.pass.documentId }).update({ expires_at: Date.now() - 1 })
    const path = `/zones/${venue.zone}/remote-passes/${revoked.pass.documentId}`
    expect((await backend.call('DELETE', path, { token: venue.token })).status).toBe(204)
    expect((await backend.call('DELETE', path, { token: venue.token })).status).toBe(204)
    await callFromPhone(backend, 'DELETE', '/staff-remote', { pass: left.token })
    expect([await getState(old.token), await getState(revoked.token), await getState(left.token)]).toEqual([
      'expired',
      'revoked',
      'revoked',
    ])
    const paused = { pass: revoked.token, body: { paused: true } }
    const refused = await callFromPhone(backend, 'PUT', '/staff-remote/desired', paused)
    expect(getCode(refused)).toEqual([409, 'pass-ended'])
    expect(await listPasses(backend, venue)).toEqual([])
    expect((await remote('unknown')).status).toBe(404)
  })

  test('ends when its unit disallows the remote, changes the PIN or is deleted', async () => {
    const venue = await createRemoteVenue(backend)
    const screen = await getDisplayedPass(backend, venue)
    const join = async () => (await joinWithPin(backend, screen)).body.token
    const getState = async (pass: string) => (await remote(pass)).body?.pass?.state
    const byOldPin = await join()
    await setRemote(backend, venue, { allowed: true, new_staff_pin: '739214' })
    expect(await getState(byOldPin)).toBe('revoked')
    expect((await joinWithPin(backend, screen)).status).toBe(400)
    await setRemote(backend, venue, { allowed: true, new_staff_pin: pin })
    const active = await join()
    await setRemote(backend, venue, { allowed: false })
    expect(await getState(active)).toBe('revoked')
    expect(getCode(await joinWithPin(backend, screen))).toEqual([409, 'staff-remote-off'])
    expect(getCode(await requestApproval(backend, screen))).toEqual([409, 'staff-remote-off'])
    await setRemote(backend, venue, { allowed: true })
    const last = await join()
    await backend.strapi.db
      .connection('business_units')
      .where({ document_id: venue.unit })
      .update({ deleted_at: new Date() })
    expect((await remote(last)).status).toBe(404)
    expect((await lookUp(screen)).status).toBe(404)
  })
})
