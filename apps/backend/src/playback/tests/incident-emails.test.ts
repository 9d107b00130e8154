import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import { loadCompiled, settleJobs } from '#tests/harness'
import { dropAlerts, getNextMorning, hour, minute, setReport, startIncidents, trackFor } from './incidents'

type Started = Awaited<ReturnType<typeof startIncidents>>
let started: Started
let backend: Started['backend']
let venue: Awaited<ReturnType<Started['createVenue']>>
let zone: number
/** 10:00 in Jakarta on a future day, in milliseconds since the epoch. */
const morning = getNextMorning()

beforeAll(async () => {
  started = await startIncidents(morning)
  backend = started.backend
}, 180_000)
afterAll(() => started.stop())
beforeEach(async () => {
  venue = await started.createVenue()
  zone = venue.zones[0]?.id ?? 0
})

const follow = (from: number, minutes: number, changes: object | null = {}) =>
  trackFor(backend, { zone, from, minutes, changes })
const alert = (now: number) =>
  loadCompiled(() => import('#src/playback/incident/alert-job')).alertMembers(venue.organisation, now)
const digest = (now: number) =>
  loadCompiled(() => import('#src/playback/incident/digest')).sendIncidentDigests(new Date(now))

const setMails = (token: string, changes: object) =>
  backend.call('PUT', '/notifications', {
    token,
    body: { renewal: true, payment: true, members: true, zones: true, incidents: false, ...changes },
  })

describe('emails about incidents', () => {
  test('are sent once per new incident to members who have enabled them, at most every ten minutes', async () => {
    const { email } = (await backend.call('GET', '/users/me', { token: venue.token })).body
    const listSent = async () => {
      await settleJobs()
      return backend.mail.mails.filter(({ to, text }) => to.includes(email) && text.includes('/zones/'))
    }
    await follow(morning + 6 * minute, 2, { errors: '["output-missing"]' })
    await alert(morning + 8 * minute)
    expect(await listSent()).toEqual([])
    const { body } = await setMails(venue.token, { incidents: true })
    expect(body.notifications).toMatchObject({ incidents: true })
    await alert(morning + 9 * minute)
    await alert(morning + 9 * minute)
    expect((await listSent()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Zona 1, .+: keluaran suara mati$/),
    ])
    await follow(morning + 9 * minute, 1, { errors: '["output-missing","dead-air"]' })
    await alert(morning + 12 * minute)
    await dropAlerts(backend)
    expect(await listSent()).toHaveLength(1)
    await alert(morning + 20 * minute)
    const [, second] = await listSent()
    expect(second?.subject).toMatch(/: tidak bersuara$/)
    expect(second?.text).toContain(`/zones/${venue.zone}`)
    expect(second?.text).toContain('Muat ulang layar pemutar')
  }, 60_000)

  test('list the zones without music during opening hours, once a day, for owners and managers', async () => {
    const english = await createColleague(backend, venue.token, 'manager')
    await backend.call('PUT', '/account', { token: english.token, body: { locale: 'en' } })
    await setReport(backend, zone, { seen_at: morning - 5 * hour })
    await follow(morning - 2 * hour, 5, null)
    const nine = morning - hour
    expect(await digest(nine - minute)).toBe(0)
    const sent = await digest(nine)
    expect(sent).toBeGreaterThanOrEqual(2)
    expect(await digest(nine + 10 * minute)).toBe(0)
    const me = async (token: string) => (await backend.call('GET', '/users/me', { token })).body.email
    const [owner] = await backend.mail.waitForEmails(await me(venue.token), 1, /masih berlangsung/)
    expect(owner?.subject).toBe('1 zona tanpa musik pada jam buka')
    expect(owner?.text).toContain('terputus 1 jam, masih berlangsung')
    expect(owner?.text).toContain(`/zones/${venue.zone}`)
    const [manager] = await backend.mail.waitForEmails(await me(english.token), 1, /ongoing/)
    expect(manager?.subject).toBe('1 zone without music in opening hours')
    expect(manager?.text).toContain(`/en/zones/${venue.zone}`)
  }, 60_000)
})
