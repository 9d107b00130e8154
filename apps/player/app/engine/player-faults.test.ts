import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'

const minute = 60_000

describe('the player', () => {
  test.each(['silent', 'stalls'] as const)('skips a faulty track after five seconds (%s)', async fault => {
    const zone = await startPlayingZone()
    const upcoming = zone.gateway.bundle.playlists[0]?.tracks ?? []
    const playing = zone.view().track?.track.id
    for (const id of upcoming.filter(one => one !== playing).slice(0, 1)) {
      const file = zone.files.get(zone.getSize(id))
      if (file) file.fault = fault
    }
    zone.longestGap = 0
    await zone.clock.run(60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(6)
    expect(zone.gateway.heartbeats.some(({ errors }) => errors.includes('silence-skipped'))).toBe(true)
  })

  test('reports dead air when silence occurs again within ten minutes', async () => {
    const zone = await startPlayingZone()
    const reported = () => zone.gateway.heartbeats.some(({ errors }) => errors.includes('dead-air'))
    const faulty = zone.gateway.bundle.playlists[0]?.tracks.slice(0, 12) ?? []
    for (const id of faulty) {
      const file = zone.files.get(zone.getSize(id))
      if (file) file.fault = 'silent'
    }
    await zone.clock.run(30 * minute)
    expect(reported()).toBe(true)
  })

  test.each([
    ['suspended', 'output-suspended'],
    ['silent', 'output-silent'],
    ['missing', 'output-missing'],
  ] as const)('reports an output fault (%s) for as long as it lasts', async (fault, error) => {
    const zone = await startPlayingZone()
    const latest = () => zone.gateway.heartbeats.at(-1)?.errors
    if (zone.audio) zone.audio.fault = fault
    await zone.clock.run(21_000)
    expect(latest()).toEqual([error])
    if (zone.audio) zone.audio.fault = null
    await zone.clock.run(11_000)
    expect(latest()).toEqual([])
  })

  test('does not report an output fault in a paused zone, or one that lasts only a moment', async () => {
    const zone = await startPlayingZone()
    if (zone.audio) zone.audio.fault = 'missing'
    await zone.clock.run(9_000)
    zone.gateway.setBundle({ desired: { ...zone.gateway.bundle.desired, paused: true } })
    await zone.clock.run(minute)
    expect(zone.gateway.heartbeats.flatMap(({ errors }) => errors)).toEqual([])
  })

  test('skips a corrupt file without a gap', async () => {
    const zone = await startPlayingZone()
    const playing = zone.view().track?.track.id
    const broken = zone.gateway.bundle.playlists[0]?.tracks.find(id => id !== playing) ?? ''
    const file = zone.files.get(zone.getSize(broken))
    if (file) file.fault = 'broken'
    zone.longestGap = 0
    await zone.clock.run(60 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(1)
    expect(zone.gateway.heartbeats.some(({ errors }) => errors.includes('track-broken'))).toBe(true)
  })

  test('plays after a tap if the browser blocks autoplay', async () => {
    const zone = await startPlayingZone()
    zone.kill()
    zone.isBlocked = true
    const session = await zone.boot()
    await zone.clock.run(2_000)
    expect(zone.view().mode).toBe('blocked')
    if (zone.audio) zone.audio.isBlocked = false
    await session.unblock()
    expect(zone.view().mode).toBe('playing')
  })

  test('plays without a tap if the audio output is slow to open', async () => {
    const zone = await startPlayingZone()
    zone.kill()
    zone.isBlocked = true
    await zone.boot()
    await zone.clock.run(2_000)
    if (zone.audio) zone.audio.isBlocked = false
    zone.audio?.onRunning?.()
    await zone.clock.run(100)
    expect(zone.view().mode).toBe('playing')
  })
})
