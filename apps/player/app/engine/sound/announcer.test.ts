import type { Announcement, AnnouncementSchedule } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const at = (time: string) => parseJakartaTime(`2026-11-23T${time}`)
const daily = { from_date: null, until_date: null, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [], every: null }
const times = (...minutes: number[]): AnnouncementSchedule => ({ ...daily, times: minutes })
const every = (minutes: number, from_minute: number, until_minute: number): AnnouncementSchedule => ({
  ...daily,
  every: { minutes, from_minute, until_minute },
})

type Given = Partial<Announcement> & { id: string; seconds: number }

async function announcingZone(announcements: Given[], plan?: ConstructorParameters<typeof SimulatedZone>[1]) {
  const zone = new SimulatedZone('2026-11-23T09:50', plan)
  await zone.boot()
  await zone.clock.run(30_000)
  zone.setAnnouncements(announcements)
  await zone.clock.run(30_000)
  return zone
}
const closing = { id: 'closing', seconds: 20, schedule: times(10 * 60) }
const send = (zone: SimulatedZone, id: string, announcement: string) =>
  zone.gateway.emit('command', {
    id,
    kind: 'announce',
    announcement,
    expires_at: zone.clock.trueTime() + 10_000,
  })
const logged = (zone: SimulatedZone) =>
  [...zone.gateway.announcements.values()].sort((one, other) => one.started_at - other.started_at)

describe('a scheduled announcement', () => {
  test('lowers the music, plays on time, and is logged separately from plays', async () => {
    const zone = await announcingZone([closing])
    await zone.clock.runUntil(at('10:00') + 200)
    expect(zone.audio?.ducked).toBe(12)
    expect(zone.audio?.announcer.isSounding()).toBe(false)
    await zone.clock.run(1_000)
    expect(zone.audio?.announcer.isSounding()).toBe(true)
    expect(zone.audio?.decks.some(deck => deck.isSounding())).toBe(true)
    expect(zone.view()).toMatchObject({ mode: 'playing', announcement: { name: 'Pengumuman closing' } })
    await zone.clock.run(20_000)
    expect(zone.audio?.ducked).toBe(0)
    expect(zone.view().announcement).toBeNull()
    await zone.clock.run(minute)
    expect(logged(zone)).toMatchObject([
      {
        announcement: 'closing',
        revision: 1,
        trigger: 'schedule',
        due_at: at('10:00'),
        seconds: 20,
        end_reason: 'finished',
        offline: false,
      },
    ])
    expect(logged(zone)[0]?.started_at).toBeLessThan(at('10:00') + 1_000)
    expect([...zone.gateway.plays.values()].some(({ track }) => track === 'closing')).toBe(false)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
  })

  test('never starts in a prayer pause or in a paused zone', async () => {
    const zone = await announcingZone(
      [closing, { id: 'later', seconds: 20, schedule: times(10 * 60 + 30) }],
      { silences: [{ from: at('10:00'), until: at('10:10'), reason: 'prayer', label: null }] },
    )
    await zone.clock.runUntil(at('10:20'))
    const { desired } = zone.gateway.bundle
    zone.gateway.setBundle({ desired: { ...desired, paused: true } })
    await zone.clock.runUntil(at('11:00'))
    expect(zone.audio?.announcer.position()).toBe(0)
    expect(logged(zone)).toEqual([])
  })

  test.each([
    [
      'the zone is paused',
      (zone: SimulatedZone) => {
        const { desired } = zone.gateway.bundle
        zone.gateway.setBundle({ desired: { ...desired, paused: true } })
      },
    ],
    [
      'a silence override starts',
      (zone: SimulatedZone) => {
        const { plan } = zone.gateway.bundle
        const override = { from: at('10:00'), until: at('10:30'), playlist: null, label: null }
        zone.gateway.setBundle({ plan: { ...plan, override } })
      },
    ],
  ])('ends when %s', async (_, change) => {
    const zone = await announcingZone([closing])
    await zone.clock.runUntil(at('10:00') + 5_000)
    change(zone)
    await zone.clock.run(1_000)
    expect(zone.audio?.announcer.isSounding()).toBe(false)
    expect(zone.view().announcement).toBeNull()
    await zone.clock.run(minute)
    expect(logged(zone)).toMatchObject([{ end_reason: 'stopped' }])
    expect(logged(zone)[0]?.seconds).toBeLessThan(7)
  })

  test('plays without a network, and is reported once the network is back', async () => {
    const zone = await announcingZone([closing])
    zone.gateway.cut()
    await zone.clock.runUntil(at('10:05'))
    expect(logged(zone)).toEqual([])
    zone.gateway.isOnline = true
    await zone.clock.run(2 * minute)
    expect(logged(zone)).toMatchObject([{ offline: true, end_reason: 'finished' }])
    expect(zone.storage.plays.size).toBeLessThanOrEqual(1)
  })

  test('is not repeated if the app is killed during it, and the part that was heard is reported', async () => {
    const zone = await announcingZone([{ ...closing, gap_minutes: 30 }])
    await zone.clock.runUntil(at('10:00') + 12_000)
    zone.kill()
    await zone.clock.run(20_000)
    await zone.boot()
    await zone.clock.runUntil(at('10:10'))
    expect(logged(zone)).toMatchObject([{ announcement: 'closing', end_reason: 'interrupted', seconds: 10 }])
  })

  test('that cannot be decoded is abandoned, and the music is restored', async () => {
    const zone = await announcingZone([closing])
    const file = zone.files.get(5000)
    if (file) file.fault = 'broken'
    await zone.clock.runUntil(at('10:06'))
    expect(logged(zone)).toEqual([])
    expect(zone.audio?.ducked).toBe(0)
    expect(zone.view()).toMatchObject({ mode: 'playing', announcement: null })
  })

  test('that stalls is reported as failed, and the music is restored', async () => {
    const zone = await announcingZone([closing])
    const file = zone.files.get(5000)
    if (file) file.fault = 'stalls'
    await zone.clock.runUntil(at('10:01'))
    expect(zone.audio?.ducked).toBe(0)
    expect(logged(zone)).toMatchObject([{ end_reason: 'failed', seconds: 0 }])
  })
})

describe('an announcement on command', () => {
  test('plays at once, unless one is already playing, and counts towards the limits of others', async () => {
    const zone = await announcingZone([
      { id: 'now', seconds: 10, gap_minutes: 0 },
      { ...closing, gap_minutes: 3 },
    ])
    await zone.clock.runUntil(at('09:59'))
    send(zone, 'c1', 'now')
    await zone.clock.run(1_000)
    expect(zone.view().announcement).toMatchObject({ id: 'now' })
    send(zone, 'c2', 'now')
    await zone.clock.runUntil(at('10:05'))
    expect(zone.gateway.acks).toMatchObject([
      { id: 'c1', result: 'done' },
      { id: 'c2', result: 'refused', reason: 'announcing' },
    ])
    expect(logged(zone)).toMatchObject([
      { announcement: 'now', trigger: 'command', due_at: null },
      { announcement: 'closing', trigger: 'schedule' },
    ])
    const [first, second] = logged(zone)
    expect((second?.started_at ?? 0) - (first?.started_at ?? 0)).toBeGreaterThan(3 * minute)
  })

  test('is refused during silence, shortly before silence, and if the announcement is unknown', async () => {
    const zone = await announcingZone([{ id: 'now', seconds: 20 }], {
      silences: [{ from: at('10:00'), until: at('10:10'), reason: 'prayer', label: null }],
    })
    send(zone, 'c1', 'other')
    await zone.clock.runUntil(at('10:00') - 10_000)
    send(zone, 'c2', 'now')
    await zone.clock.runUntil(at('10:05'))
    send(zone, 'c3', 'now')
    await zone.clock.run(1_000)
    expect(zone.gateway.acks.map(({ id, reason }) => [id, reason])).toEqual([
      ['c1', 'unknown-announcement'],
      ['c2', 'silence-soon'],
      ['c3', 'not-playing'],
    ])
    expect(zone.audio?.announcer.position()).toBe(0)
  })
})

/** Records all subsequent announcements with the true time, regardless of the device's clock. */
function listen(zone: SimulatedZone) {
  const heard: { id: string; at: number }[] = []
  let last: string | null = null
  const look = () =>
    zone.clock.after(500, () => {
      const view = zone.session?.view.get()
      const id = view?.screen === 'zone' ? (view.announcement?.id ?? null) : null
      if (id !== null && id !== last) heard.push({ id, at: zone.clock.trueTime() })
      last = id
      look()
    })
  look()
  return heard
}

test('announcements respect every limit for a day, despite a crash and a changed clock', async () => {
  const zone = await announcingZone([
    { id: 'promo', seconds: 25, schedule: every(10, 8 * 60, 22 * 60), gap_minutes: 8, per_hour: 3 },
    { id: 'safety', seconds: 15, schedule: every(25, 8 * 60, 22 * 60), gap_minutes: 0, per_hour: 6 },
    { id: 'noon', seconds: 30, schedule: times(12 * 60), gap_minutes: 0, per_hour: 12 },
  ])
  const heard = listen(zone)
  await zone.clock.runUntil(at('13:02'))
  zone.kill()
  await zone.clock.run(30_000)
  await zone.boot()
  await zone.clock.runUntil(at('15:00'))
  zone.clock.wallError = 3 * 60 * minute
  zone.gateway.cut()
  await zone.clock.runUntil(at('18:00'))
  zone.gateway.isOnline = true
  await zone.clock.runUntil(at('23:00'))
  expect(heard.filter(({ id }) => id === 'noon')).toHaveLength(1)
  expect(heard.length).toBeGreaterThan(30)
  const [earlier] = logged(zone)
  expect(earlier?.started_at).toBeLessThan(heard[0]?.at ?? 0)
  expect(logged(zone)).toHaveLength(1 + heard.length)
  for (const [index, one] of heard.entries()) {
    const next = heard[index + 1]
    if (next && [one, next].some(({ id }) => id === 'promo'))
      expect(next.at - one.at).toBeGreaterThanOrEqual(8 * minute)
    const hour = heard.filter(given => given.at > one.at - 60 * minute + 2_000 && given.at <= one.at)
    if (hour.some(({ id }) => id === 'promo')) expect(hour.length).toBeLessThanOrEqual(3)
  }
  expect(zone.longestGap).toBeLessThanOrEqual(5)
  expect(zone.storage.plays.size).toBeLessThanOrEqual(1)
}, 60_000)
