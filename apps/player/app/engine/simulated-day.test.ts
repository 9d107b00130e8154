import { describe, expect, test, vi } from 'vitest'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000

describe('a simulated day in a zone', () => {
  test('loses no play and has no dead air despite ten hours offline, two crashes and a changed clock', async () => {
    const zone = new SimulatedZone('2026-11-23T06:00', {
      slots: [
        { scope: 'zone', weekday: 1, from_minute: 18 * 60, until_minute: 23 * 60, playlist: 'evening' },
      ],
      silences: [
        {
          from: parseJakartaTime('2026-11-23T12:00'),
          until: parseJakartaTime('2026-11-23T12:10'),
          reason: 'prayer',
          label: { id: 'Zuhur', en: 'Dhuhr' },
        },
      ],
    })
    await zone.boot()
    await zone.clock.run(30_000)
    zone.longestGap = 0

    await zone.clock.runUntil(parseJakartaTime('2026-11-23T08:00'))
    zone.gateway.cut()
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T12:05'))
    expect(zone.view()).toMatchObject({ mode: 'silent', isOnline: false })
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T13:17'))
    zone.kill()
    await zone.clock.run(2 * minute)
    await zone.boot()
    await zone.clock.run(5_000)
    expect(zone.isSounding()).toBe(true)
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T14:00'))
    zone.clock.wallError = 3 * 60 * minute
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T18:00'))
    zone.gateway.isOnline = true
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T18:30'))
    expect(zone.view().track?.playlist).toBe('evening')
    expect(zone.view().problems).toContain('clock-wrong')
    zone.gateway.losesResponses = true
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T19:00'))
    zone.gateway.losesResponses = false
    zone.kill()
    await zone.clock.run(minute)
    await zone.boot()
    await zone.clock.runUntil(parseJakartaTime('2026-11-24T06:00'))

    expect(zone.longestGap).toBeLessThanOrEqual(5)
    const plays = [...zone.gateway.plays.values()]
    expect(zone.gateway.duplicates).toBeGreaterThan(0)
    const music = 24 * 3600 - 10 * 60 - 3 * 60
    expect(zone.playedSeconds()).toBeGreaterThan(music - 60)
    for (const boot of new Set(plays.map(play => play.boot))) {
      const numbers = plays.flatMap(play => (play.boot === boot ? play.seq : []))
      expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index))
    }
    expect(plays.every(play => play.started_at <= zone.clock.trueTime())).toBe(true)
    expect(plays.filter(play => play.end_reason === 'interrupted')).toHaveLength(2)
    expect(plays.some(play => play.offline)).toBe(true)
  }, 60_000)

  test('has music while the disk is full, and what was played is delivered later', async () => {
    const zone = new SimulatedZone('2026-11-23T09:00')
    await zone.boot()
    await zone.clock.run(30_000)
    zone.longestGap = 0
    zone.storage.isFull = true
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await zone.clock.run(60 * minute)
    expect(zone.longestGap).toBe(0)
    expect(zone.view()).toMatchObject({ mode: 'playing', isOnline: true })
    expect(zone.playedSeconds()).toBeGreaterThan(50 * 60)
    zone.gateway.cut()
    await zone.clock.run(60 * minute)
    expect(zone.longestGap).toBe(0)
    zone.storage.isFull = false
    warn.mockRestore()
    await zone.clock.run(minute)
    zone.kill()
    await zone.boot()
    zone.gateway.isOnline = true
    await zone.clock.run(10 * minute)
    expect(zone.playedSeconds()).toBeGreaterThan(120 * 60)
  })

  test('has music only until the licence ends, even offline and with the clock turned back', async () => {
    const end = parseJakartaTime('2026-11-23T15:00')
    const zone = new SimulatedZone('2026-11-23T09:00', { licence: { state: 'active', until: end } })
    await zone.boot()
    await zone.clock.run(30 * minute)
    zone.gateway.cut()
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T14:30'))
    zone.clock.wallError = -5 * 60 * minute
    zone.kill()
    await zone.clock.run(30_000)
    await zone.boot()
    await zone.clock.runUntil(end)
    expect(zone.isSounding()).toBe(true)
    await zone.clock.run(5 * minute)
    expect(zone.isSounding()).toBe(false)
    expect(zone.view()).toMatchObject({ mode: 'stopped', track: null })
    zone.gateway.isOnline = true
    await zone.clock.run(2 * minute)
    const last = [...zone.gateway.plays.values()].at(-1)
    expect(last?.end_reason).toBe('finished')
  })

  test('plays the current track to its end without a licence, and resumes at once when it is renewed', async () => {
    const zone = new SimulatedZone('2026-11-23T09:00')
    await zone.boot()
    await zone.clock.run(30 * minute)
    const { playlists, tracks, plan, licence } = zone.gateway.bundle
    const ended = { state: 'suspended', until: parseJakartaTime('2026-12-01T00:00') } as const
    const stored = zone.storage.music.size
    zone.gateway.setBundle({
      playlists: [],
      tracks: [],
      plan: { ...plan, licence: ended },
      licence: { ...licence, ...ended },
    })
    await zone.clock.run(5_000)
    expect(zone.isSounding()).toBe(true)
    await zone.clock.run(5 * minute)
    expect(zone.isSounding()).toBe(false)
    expect(zone.view()).toMatchObject({ mode: 'stopped', track: null })
    expect([...zone.gateway.plays.values()].at(-1)?.end_reason).toBe('finished')
    expect(zone.storage.music.size).toBe(stored)
    zone.gateway.setBundle({ playlists, tracks, plan, licence })
    await zone.clock.run(3_000)
    expect(zone.isSounding()).toBe(true)
  })

  test('changes the playlist on time and shows when the next change is', async () => {
    const zone = new SimulatedZone('2026-11-23T17:30', {
      slots: [
        { scope: 'zone', weekday: 1, from_minute: 18 * 60, until_minute: 23 * 60, playlist: 'evening' },
      ],
    })
    await zone.boot()
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T17:59'))
    expect(zone.view()).toMatchObject({
      track: { playlist: 'day' },
      next: { from: parseJakartaTime('2026-11-23T18:00') },
    })
    await zone.clock.run(61_000)
    expect(zone.view().track?.playlist).toBe('evening')
  })
})
