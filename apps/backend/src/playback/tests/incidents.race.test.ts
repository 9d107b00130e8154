import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlaylistWithTrack, callInternalApi } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import {
  createPlayingVenue,
  dropAlerts,
  getNextMorning,
  hour,
  minute,
  pauseTracking,
  setGatewayContacts,
  setReport,
  trackIncidents,
} from './incidents'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>
let resumeTracking: () => Promise<unknown>
beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
  resumeTracking = await pauseTracking(backend)
}, 180_000)
afterAll(async () => {
  await resumeTracking()
  await backend.stop()
})

const morning = getNextMorning()
const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, work))

test('concurrent runs open and close each incident once, and a member gets one email', async () => {
  const { token, zones, organisation } = await createPlayingVenue(backend, music)
  const zone = zones[0]?.id ?? 0
  const mails = { renewal: true, payment: true, members: true, zones: true, incidents: true }
  await backend.call('PUT', '/notifications', { token, body: mails })
  await setGatewayContacts(backend, 0, morning + 24 * hour)
  const rows = () => backend.strapi.db.connection('incidents').where({ zone_id: zone })
  const faulty = { errors: '["output-missing","dead-air"]' }
  for (let at = morning; at <= morning + 3 * minute; at += minute) {
    await setReport(backend, zone, { seen_at: at, ...faulty })
    await atOnce(() => trackIncidents(at))
  }
  expect((await rows()).map(({ kind }: { kind: string }) => kind).sort()).toEqual(['dead-air', 'muted'])
  await dropAlerts(backend)
  const { alertMembers } = loadCompiled(() => import('#src/playback/incident/alert-job'))
  await atOnce(() => alertMembers(organisation, morning + 5 * minute))
  await settleJobs()
  const { email } = (await backend.call('GET', '/users/me', { token })).body
  const sent = backend.mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('/zones/'))
  expect(sent.map(({ subject }) => subject)).toEqual(['2 gangguan zona'])
  for (let at = morning + hour; at <= morning + hour + 3 * minute; at += minute) {
    await setReport(backend, zone, { seen_at: at, errors: '[]' })
    await atOnce(() => trackIncidents(at))
  }
  expect(await rows().whereNull('closed_at')).toEqual([])
  expect(await rows()).toHaveLength(2)
})

test('two gateways that report the same device concurrently open one incident of each kind', async () => {
  const { zones, player, unit } = await createPlayingVenue(backend, music)
  const zone = zones[0]?.id ?? 0
  const heartbeat = {
    ...{ epoch: 1, boot: randomUUID(), app_version: '1.0.1', state: 'playing', track: null, position: 3 },
    ...{ cached_hours: 24, clock_offset: 0, errors: ['output-silent', 'clock-wrong'] },
  }
  const report = () =>
    callInternalApi(backend, 'POST', '/presence', {
      players: [{ player, seen_at: Date.now(), connected: true, heartbeat }],
    })
  await backend.strapi.db
    .connection('business_units')
    .where({ document_id: unit })
    .update({ opening_hours: JSON.stringify(Array(7).fill({ from_minute: 0, until_minute: 1440 })) })
  const start = Date.now()
  await Promise.all([atOnce(report), atOnce(() => trackIncidents(start))])
  await atOnce(() => trackIncidents(start + 30_000))
  await setReport(backend, zone, { seen_at: start + 12 * minute, errors: JSON.stringify(heartbeat.errors) })
  await Promise.all([atOnce(report), atOnce(() => trackIncidents(start + 12 * minute))])
  const open = await backend.strapi.db
    .connection('incidents')
    .where({ zone_id: zone })
    .whereNull('closed_at')
    .whereNotNull('opened_at')
  expect(open.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['muted', 'wrong-clock'])
  await dropAlerts(backend)
})
