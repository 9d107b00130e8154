import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAnnouncement, uploadAnnouncement } from '#tests/announcements'
import { createColleague } from '#tests/colleagues'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { addPlaylist, addTrack } from '#tests/music'
import { buildSlot, replaceSlots, silentDay } from '#tests/schedules'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let venue: Awaited<ReturnType<typeof createVenue>>
let owner: string
let manager: string
let zone: string
let listed: string
let other: string

const call = (method: string, path: string, token: string, body: object = {}, headers = {}) =>
  backend.call(method, path, { token, ...(method === 'GET' ? {} : { body, headers }) })
const lock = (body: object) => call('PUT', '/unit-locks', owner, body)
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const code = ({ status, body }: { status: number; body: { error?: { details?: { code?: string } } } }) =>
  status < 300 ? 'done' : (body.error?.details?.code ?? status)
const setVolume = (token: string, volume: number) => call('PUT', `/zones/${zone}/desired`, token, { volume })
const setVolumes = (token: string, volume: number) =>
  call('PUT', `/zones/${zone}/volumes`, token, { volumes: [{ from_minute: 0, volume }] })
async function setOpeningHours(token: string) {
  const path = `/business-units/${venue.unit}/opening-hours`
  const { version } = (await call('GET', path, token)).body
  return call('PUT', path, token, { version, hours: Array.from({ length: 7 }, () => null) })
}
const play = (token: string, playlist: string | null) =>
  call('PUT', `/zones/${zone}/override`, token, { playlist, until: soon() })
const setDefault = (token: string, default_playlist: string | null) =>
  call('PUT', `/zones/${zone}/music`, token, { default_playlist })

beforeAll(async () => {
  backend = await startBackendWithPackages()
  venue = await createVenue(backend)
  owner = venue.token
  zone = venue.zones[0]?.documentId ?? venue.zone
  manager = (await createColleague(backend, owner, 'manager', [venue.unit])).token
  listed = (
    await addPlaylist(backend, [await addTrack(backend)], {
      documentId: randomUUID().replaceAll('-', '').slice(0, 24),
    })
  ).documentId
  other = (
    await addPlaylist(backend, [await addTrack(backend)], {
      documentId: randomUUID().replaceAll('-', '').slice(0, 24),
    })
  ).documentId
}, 240_000)
afterAll(() => backend.stop())
beforeEach(async () => {
  await lock({})
  await call('DELETE', `/business-units/${venue.unit}/lock-exemption`, owner)
})

let days = 40

/** Every change of a subject that a manager of one unit can make. */
const changes: Record<string, [string, (token: string) => Promise<Parameters<typeof code>[0]>][]> = {
  lock_volume: [
    ['volume', token => setVolume(token, 30)],
    ['volume by time of day', token => setVolumes(token, 30)],
  ],
  lock_playlists: [
    ['override', token => play(token, other)],
    ['default playlist', token => setDefault(token, other)],
  ],
  lock_schedule: [
    [
      'slots of a zone',
      token => replaceSlots(backend, token, `/zones/${zone}`, [buildSlot(other, 1, 8, 12)]),
    ],
    ['opening hours', setOpeningHours],
    ['slots of a unit', token => replaceSlots(backend, token, `/business-units/${venue.unit}`, [])],
    [
      'exception',
      token =>
        call('POST', `/zones/${zone}/exceptions`, token, {
          ...silentDay,
          from_date: dayAhead(++days),
          until_date: dayAhead(days),
        }),
    ],
  ],
  lock_announcements: [
    [
      'announcement',
      token =>
        uploadAnnouncement(backend, {
          token,
          fields: newAnnouncement({ name: randomUUID(), everywhere: false, units: [venue.unit] }),
        }),
    ],
  ],
}

describe.each(Object.entries(changes))('%s: fixed', (subject, cases) => {
  test.each(cases)('refuses a change of the %s by the unit, not by the head office', async (_, change) => {
    await lock({ [subject]: 'fixed' })
    expect(code(await change(manager))).toBe('locked')
    expect(code(await change(owner))).toBe('done')
    await lock({ [subject]: 'free' })
    expect(code(await change(manager))).toBe('done')
    await call('PUT', `/zones/${zone}/music`, owner, { default_playlist: listed })
    await call('PUT', `/zones/${zone}/volumes`, owner, { volumes: [] })
  })
})

describe('a lock that offers a list', () => {
  test('limits the volume to its maximum', async () => {
    await lock({ lock_volume: 'list', max_volume: 40 })
    expect((await setVolume(manager, 70)).body.desired.volume).toBe(40)
    expect((await setVolume(owner, 70)).body.desired.volume).toBe(70)
    expect((await setVolumes(manager, 70)).body.desired.volumes[0].volume).toBe(40)
    expect((await setVolumes(owner, 70)).body.desired.volumes[0].volume).toBe(70)
    await call('PUT', `/zones/${zone}/volumes`, owner, { volumes: [] })
  })

  test('allows its playlists only', async () => {
    await lock({ lock_playlists: 'list', lock_schedule: 'list', allowed_playlists: [listed] })
    expect(code(await play(manager, listed))).toBe('done')
    const refused = await play(manager, other)
    expect(refused.body.error.details.errors[0].message).toBe('validation.playlist_locked')
    const slots = (playlist: string) =>
      replaceSlots(backend, manager, `/zones/${zone}`, [buildSlot(playlist, 2, 8, 12)])
    await replaceSlots(backend, owner, `/zones/${zone}`, [])
    expect((await slots(other)).status).toBe(400)
    expect((await slots(listed)).status).toBe(200)
  })

  test('needs playlists or a maximum', async () => {
    expect((await lock({ lock_playlists: 'list' })).status).toBe(400)
    expect((await lock({ lock_volume: 'list' })).status).toBe(400)
  })
})

describe('locks', () => {
  test('leave what is playing, pauses and silence alone', async () => {
    await play(owner, other)
    await lock({ lock_playlists: 'fixed', lock_schedule: 'fixed', lock_volume: 'fixed' })
    const { override } = (await call('GET', `/zones/${zone}`, owner)).body
    expect(override.playlist.documentId).toBe(other)
    expect(code(await call('DELETE', `/zones/${zone}/override`, manager))).toBe('locked')
    expect(code(await call('PUT', `/zones/${zone}/desired`, manager, { paused: true }))).toBe('done')
    expect(code(await play(manager, null))).toBe('done')
    expect(code(await call('DELETE', `/zones/${zone}/override`, manager))).toBe('done')
    await call('PUT', `/zones/${zone}/desired`, owner, { paused: false })
  })

  test('do not apply to an exempt unit until the exemption ends', async () => {
    await lock({ lock_volume: 'fixed', lock_schedule: 'fixed' })
    const exempt = (exempt_until: string) =>
      call('POST', '/lock-exemptions', owner, {
        exempt_units: [venue.unit],
        exempt_subjects: ['volume'],
        exempt_until,
      })
    expect((await exempt(dayAhead(-2))).status).toBe(400)
    expect((await exempt(dayAhead(3))).status).toBe(204)
    expect(code(await setVolume(manager, 20))).toBe('done')
    const slots = () => replaceSlots(backend, manager, `/business-units/${venue.unit}`, [])
    expect(code(await slots())).toBe('locked')
    await backend.strapi.db.connection('lock_exemptions').update({ until_at: Date.now() - 1 })
    expect(code(await setVolume(manager, 20))).toBe('locked')
  })

  test('do not apply to the exempt units of a group, once all that match were chosen', async () => {
    await lock({ lock_volume: 'fixed' })
    const exempt = (q: string) =>
      call('POST', '/lock-exemptions', owner, {
        exempt_units: [],
        exempt_all: true,
        q,
        exempt_subjects: ['volume'],
        exempt_until: dayAhead(3),
      })
    expect((await exempt('no unit has this name')).status).toBe(404)
    expect(code(await setVolume(manager, 20))).toBe('locked')
    expect((await exempt('')).status).toBe(204)
    expect(code(await setVolume(manager, 20))).toBe('done')
    await backend.strapi.db.connection('lock_exemptions').delete()
    const none = { exempt_units: [], exempt_subjects: ['volume'], exempt_until: dayAhead(3) }
    expect((await call('POST', '/lock-exemptions', owner, none)).status).toBe(400)
  })

  test('of a group apply to its units, and a manager cannot rename a unit out of it', async () => {
    const unit = (await call('GET', `/business-units/${venue.unit}`, owner)).body
    const created = await call(
      'POST',
      '/unit-groups',
      owner,
      { group_name: 'Terkunci', group_kind: 'rule', rule_names: [unit.name] },
      { 'idempotency-key': randomUUID() },
    )
    await call('PUT', `/unit-groups/${created.body.documentId}/locks`, owner, { lock_volume: 'fixed' })
    expect(code(await setVolume(manager, 20))).toBe('locked')
    const rename = (token: string) =>
      call('PUT', `/business-units/${venue.unit}`, token, {
        ...unit,
        ...unit.address,
        company_address: unit.address.street,
        province: unit.address.province.code,
        city: unit.address.city.code,
        district: unit.address.district.code,
        urban: unit.address.urban.code,
        name: 'Nama Lain',
      })
    const refused = await rename(manager)
    expect([400, 409]).toContain(refused.status)
    await call('DELETE', `/unit-groups/${created.body.documentId}`, owner)
    expect(code(await setVolume(manager, 20))).toBe('done')
  })

  test('apply to a batch of a unit manager, zone by zone', async () => {
    await lock({ lock_volume: 'fixed' })
    const started = await call(
      'POST',
      '/zone-batches',
      manager,
      { units: [venue.unit], action: { kind: 'volume', volume: 10 } },
      { 'idempotency-key': randomUUID() },
    )
    await loadCompiled(() => import('#src/platform/jobs/queue')).settleJobs()
    const { body } = await call('GET', `/zone-batches/${started.body.documentId}`, manager)
    expect(body.results.data[0].result).toBe('locked')
  })

  test('are shown to the unit with who can open them, and recorded', async () => {
    await lock({ lock_volume: 'fixed' })
    const seen = await call('GET', `/business-units/${venue.unit}/locks`, manager)
    expect(seen.body).toMatchObject({ locks: { volume: 'fixed', schedule: 'free' } })
    expect(seen.body.openers).toHaveLength(1)
    const own = await call('GET', `/business-units/${venue.unit}/locks`, owner)
    expect(own.body).toMatchObject({ locks: { volume: 'free' }, openers: [] })
    const { data } = (await call('GET', '/audit-entries?kind=organisation', owner)).body
    expect(data[0]).toMatchObject({ action: 'organisation.locked', details: { volume: 'fixed' } })
    expect((await call('PUT', '/unit-locks', manager, {})).status).toBe(403)
  })

  test('that are set while a unit changes something are either before or after it', async () => {
    for (let round = 0; round < 10; round += 1) {
      await lock({})
      await setVolume(owner, 50)
      const [changed, locked] = await Promise.all([setVolume(manager, 20), lock({ lock_volume: 'fixed' })])
      expect(locked.status).toBe(204)
      expect(['done', 'locked']).toContain(code(changed))
      const { desired } = (await call('GET', `/zones/${zone}`, owner)).body
      expect(desired.volume).toBe(code(changed) === 'done' ? 20 : 50)
      expect(code(await setVolume(manager, 10))).toBe('locked')
    }
  })
})
