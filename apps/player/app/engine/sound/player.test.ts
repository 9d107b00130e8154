import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000

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
    zone.gateway.setBundle({ desired: { paused: true, paused_until: null, volume: 90, max_volume: 70 } })
    await zone.clock.run(1_000)
    expect(zone.view().mode).toBe('paused')
    expect(zone.isSounding()).toBe(false)
    expect(zone.audio?.volume).toBe(70)
    zone.gateway.setBundle({ desired: { paused: false, paused_until: null, volume: 40, max_volume: 70 } })
    await zone.clock.run(1_000)
    expect(zone.isSounding()).toBe(true)
    expect(zone.view().track?.playId).toBe(before)
  })

  test('ends a pause at the scheduled time, even without a network', async () => {
    const zone = await startPlayingZone()
    const paused_until = zone.clock.trueTime() + 10 * minute
    zone.gateway.setBundle({ desired: { paused: true, paused_until, volume: 40, max_volume: 70 } })
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
})
