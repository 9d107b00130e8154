import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const plain = { volumes: [], volume_set_at: null }

describe('the player', () => {
  test('pairs, stores the first track and plays within seconds', async () => {
    const zone = new SimulatedZone('2026-11-23T10:00')
    zone.gateway.approved = false
    await zone.boot()
    await zone.clock.run(12_000)
    expect(zone.session?.view.get()).toMatchObject({ screen: 'pairing', code: { userCode: 'BCDFGHJK' } })
    zone.gateway.approved = true
    await zone.clock.run(8_000)
    expect(zone.view().mode).toBe('playing')
    expect(zone.view().portal).toBe('https://portal.test')
    expect(zone.isSounding()).toBe(true)
  })

  test('applies pause, resume and volume changes from the portal', async () => {
    const zone = await startPlayingZone()
    const before = zone.view().track?.playId
    zone.gateway.setBundle({
      desired: { paused: true, paused_until: null, volume: 90, max_volume: 70, ...plain },
    })
    await zone.clock.run(1_000)
    expect(zone.view().mode).toBe('paused')
    expect(zone.isSounding()).toBe(false)
    expect(zone.audio?.volume).toBe(70)
    zone.gateway.setBundle({
      desired: { paused: false, paused_until: null, volume: 40, max_volume: 70, ...plain },
    })
    await zone.clock.run(1_000)
    expect(zone.isSounding()).toBe(true)
    expect(zone.view().track?.playId).toBe(before)
  })

  test('ends a pause at the scheduled time, even without a network', async () => {
    const zone = await startPlayingZone()
    const paused_until = zone.clock.trueTime() + 10 * minute
    zone.gateway.setBundle({ desired: { paused: true, paused_until, volume: 40, max_volume: 70, ...plain } })
    await zone.clock.run(minute)
    expect(zone.view().mode).toBe('paused')
    zone.gateway.isOnline = false
    await zone.clock.runUntil(paused_until - 1_000)
    expect(zone.isSounding()).toBe(false)
    await zone.clock.runUntil(paused_until + 2_000)
    expect(zone.view().mode).toBe('playing')
    expect(zone.isSounding()).toBe(true)
  })

  test('starts an override within a second and returns to the regular playlist when it ends', async () => {
    const zone = await startPlayingZone()
    const { plan } = zone.gateway.bundle
    const until = zone.clock.trueTime() + 10 * minute
    zone.gateway.setBundle({
      plan: { ...plan, override: { from: zone.clock.trueTime(), until, playlist: 'evening', label: null } },
    })
    await zone.clock.run(1_000)
    expect(zone.view().track?.playlist).toBe('evening')
    await zone.clock.runUntil(until + 1_000)
    expect(zone.view().track?.playlist).toBe('day')
  })

  test('fades out when the unit closes and in when it opens, without a network', async () => {
    const zone = await startPlayingZone()
    const { plan } = zone.gateway.bundle
    const from = zone.clock.trueTime() + 10 * minute
    const closed = { from, until: from + 30 * minute, scope: 'unit' as const, playlist: null }
    const label = { id: 'Di luar jam buka', en: 'Outside opening hours' }
    zone.gateway.setBundle({ plan: { ...plan, exceptions: [{ ...closed, label }] } })
    await zone.clock.run(minute)
    zone.gateway.isOnline = false
    await zone.clock.runUntil(from - 1_000)
    expect(zone.isSounding()).toBe(true)
    await zone.clock.runUntil(from + 1_000)
    expect(zone.audio?.fades.at(-1)).toEqual({ direction: 'out', seconds: 4 })
    await zone.clock.runUntil(closed.until - 1_000)
    expect(zone.view().mode).toBe('silent')
    await zone.clock.runUntil(closed.until + 1_000)
    expect(zone.audio?.fades.at(-1)).toEqual({ direction: 'in', seconds: 4 })
    expect(zone.isSounding()).toBe(true)
  })

  test('changes the volume by the time of day slowly and below the maximum, without a network', async () => {
    const zone = await startPlayingZone()
    const volumes = [
      { from_minute: 9 * 60, volume: 45 },
      { from_minute: 11 * 60, volume: 90 },
      { from_minute: 11 * 60 + 30, volume: 50 },
    ]
    const desired = { ...zone.gateway.bundle.desired, max_volume: 70, volumes }
    zone.gateway.setBundle({ desired })
    await zone.clock.run(minute)
    expect(zone.audio?.volume).toBe(45)
    zone.gateway.isOnline = false
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T11:00') - 1_000)
    expect(zone.audio?.volume).toBe(45)
    await zone.clock.run(2_000)
    expect([zone.audio?.volume, zone.audio?.volumeFade]).toEqual([70, 120])
    void zone.session?.controls?.setVolume(20)
    await zone.clock.run(1_000)
    expect([zone.audio?.volume, zone.audio?.volumeFade]).toEqual([20, 0])
    await zone.clock.runUntil(parseJakartaTime('2026-11-23T11:30') + 1_000)
    expect([zone.audio?.volume, zone.audio?.volumeFade]).toEqual([50, 120])
  })

  test('skips only once for a command that arrives twice, and acknowledges it each time', async () => {
    const zone = await startPlayingZone()
    const before = zone.view().track?.track.id
    const command = { id: 'c1', kind: 'skip', expires_at: zone.clock.trueTime() + 10_000 }
    zone.gateway.emit('command', command)
    await zone.clock.run(1_000)
    const after = zone.view().track?.track.id
    expect(after).not.toBe(before)
    zone.gateway.emit('command', command)
    await zone.clock.run(1_000)
    expect(zone.view().track?.track.id).toBe(after)
    expect(zone.gateway.acks.map(({ result }) => result)).toEqual(['done', 'done'])
    await zone.clock.run(minute)
    expect([...zone.gateway.plays.values()].map(play => play.end_reason)).toEqual(['skipped'])
  })

  test('refuses a skip during silence and acknowledges an expired command as expired', async () => {
    const zone = await startPlayingZone({
      silences: [{ from: 0, until: parseJakartaTime('2026-11-23T12:00'), reason: 'nyepi', label: null }],
    })
    const expires_at = zone.clock.trueTime() + 10_000
    zone.gateway.emit('command', { id: 'c1', kind: 'skip', expires_at })
    zone.gateway.emit('command', { id: 'c2', kind: 'identify', expires_at: expires_at - 20_000 })
    await zone.clock.run(500)
    const acks = zone.gateway.acks.toSorted((one, other) => one.id.localeCompare(other.id))
    expect(acks).toMatchObject([
      { id: 'c1', result: 'refused', reason: 'not-playing' },
      { id: 'c2', result: 'expired' },
    ])
  })

  test('starts a new version of the app only between tracks', async () => {
    const zone = await startPlayingZone()
    const { track, playId } = zone.view().track ?? {}
    zone.isUpdateReady = true
    await zone.clock.run(((track?.duration_ms ?? 0) - 60_000) | 0)
    expect(zone.view().track?.playId).toBe(playId)
    await zone.clock.run(90_000)
    expect(zone.restarts).toBe(1)
    expect(zone.isSounding()).toBe(true)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
    await zone.clock.run(2 * minute)
    expect(zone.gateway.plays.get(playId ?? '')?.end_reason).toBe('finished')
  })

  test('stops when its token is revoked, delivers its remaining plays and shows a code', async () => {
    const zone = await startPlayingZone()
    await zone.clock.run(10 * minute)
    zone.gateway.approved = false
    zone.gateway.isRevoked = true
    zone.gateway.emit('revoked', { reason: 'replaced' })
    await zone.clock.run(5_000)
    expect(zone.isSounding()).toBe(false)
    expect(zone.session?.view.get()).toMatchObject({ screen: 'pairing', ended: 'replaced' })
    await zone.clock.run(2 * minute)
    expect(zone.storage.plays.size).toBe(0)
    expect(zone.storage.music.size).toBe(0)
    expect([...zone.gateway.plays.values()].some(play => play.end_reason === 'changed')).toBe(true)
  })

  test('reports that it was unpaired on its screen once the network is back', async () => {
    const zone = await startPlayingZone()
    zone.gateway.approved = false
    zone.gateway.cut()
    await zone.session?.unpair()
    await zone.clock.run(2 * minute)
    expect(zone.session?.view.get().screen).toBe('pairing')
    expect(zone.gateway.unpairings).toBe(0)
    zone.gateway.isOnline = true
    await zone.clock.run(3 * minute)
    expect(zone.gateway.unpairings).toBe(1)
    expect(zone.storage.plays.size).toBe(0)
  })

  test('keeps playing while the gateway is unreachable, then applies the new bundle', async () => {
    const zone = await startPlayingZone()
    zone.gateway.cut()
    await zone.clock.run(2 * minute)
    const { plan } = zone.gateway.bundle
    zone.gateway.setBundle({ plan: { ...plan, default_playlist: 'evening' } })
    await zone.clock.run(minute)
    expect(zone.view()).toMatchObject({ mode: 'playing', isOnline: false, track: { playlist: 'day' } })
    zone.gateway.isOnline = true
    await zone.clock.run(70_000)
    expect(zone.view()).toMatchObject({ isOnline: true, track: { playlist: 'evening' } })
  })

  test('plays no banned track again, online or offline, and keeps playing if all are banned', async () => {
    const zone = await startPlayingZone()
    const listTracks = async (hours: number) => {
      const tracks = new Set<string>()
      for (let passed = 0; passed < hours * 60; passed += 1) {
        await zone.clock.run(minute)
        const { mode, track } = zone.view()
        expect(mode).toBe('playing')
        tracks.add(track?.track.id ?? '')
      }
      return tracks
    }
    const banned = ['t0', 't3', 't7', 't11']
    zone.gateway.setBundle({ policy: { explicit: 'allow', banned } })
    // The track that was playing has ended by then.
    await zone.clock.run(5 * minute)
    const online = await listTracks(3)
    expect(online.size).toBe(12)
    zone.gateway.cut()
    const offline = await listTracks(3)
    expect([...online, ...offline].filter(id => banned.includes(id))).toEqual([])
    zone.gateway.isOnline = true
    const { tracks } = zone.gateway.bundle
    zone.gateway.setBundle({ policy: { explicit: 'allow', banned: tracks.map(({ id }) => id) } })
    await zone.clock.run(5 * minute)
    expect((await listTracks(1)).size).toBeGreaterThan(10)
  })
})
