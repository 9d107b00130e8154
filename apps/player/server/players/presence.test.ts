import { randomUUID } from 'node:crypto'
import type { PlayerPresence } from '@bgm/validation'
import { expect, test } from 'vitest'
import { BackendError } from '#server/backend/backend-error'
import { makeHeartbeat } from '#server/testing/records'
import { createPresence } from './presence'

function start() {
  const clock = { now: 1_000_000 }
  const written: PlayerPresence[][] = []
  const failure: { error: Error | null } = { error: null }
  /** The players that the backend has seen on two devices. */
  const copied: string[] = []
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const presence = createPresence({
    sendPresence: async players => {
      if (failure.error) throw failure.error
      written.push(players)
      return copied
    },
    log,
    now: () => clock.now,
  })
  /** Sends a heartbeat with the given changes, by default 30 seconds after the previous one. */
  const beat = async (changes: Parameters<typeof makeHeartbeat>[0] = {}, seconds = 30) => {
    clock.now += seconds * 1000
    presence.recordHeartbeat('player-a', makeHeartbeat(changes))
    await presence.flush()
  }
  return { clock, written, failure, copied, presence, beat }
}

test('writes a changed state with the next flush', async () => {
  const { written, beat } = start()
  await beat()
  await beat({ state: 'paused' }, 1)
  await beat({ state: 'paused', errors: ['storage-full'] }, 1)
  expect(written.map(([row]) => [row?.heartbeat?.state, row?.heartbeat?.errors])).toEqual([
    ['playing', []],
    ['paused', []],
    ['paused', ['storage-full']],
  ])
})

test('writes an unchanged device once a minute', async () => {
  const { written, beat } = start()
  for (let count = 0; count < 21; count += 1) await beat({ position: count })
  expect(written).toHaveLength(11)
  expect(written.flat().map(({ seen_at }) => seen_at)).toEqual(
    Array.from({ length: 11 }, (_, minute) => 1_030_000 + minute * 60_000),
  )
})

test('writes nothing when a stream is merely replaced', async () => {
  const { written, presence } = start()
  presence.recordConnected('player-a')
  await presence.flush()
  presence.recordDisconnected('player-a')
  presence.recordConnected('player-a')
  await presence.flush()
  expect(written).toHaveLength(1)
})

test('writes the latest state once the backend is back', async () => {
  const { clock, written, failure, presence, beat } = start()
  failure.error = new BackendError('unavailable', 0)
  await beat()
  await beat({ state: 'paused' }, 1)
  failure.error = null
  await presence.flush()
  expect(written).toEqual([])
  clock.now += 5_000
  await presence.flush()
  expect(written.flat().map(({ heartbeat }) => heartbeat?.state)).toEqual(['paused'])
})

test('does not retry a write that the backend rejects', async () => {
  const { failure, presence, beat } = start()
  failure.error = new BackendError('rejected', 400)
  await beat()
  expect(presence.waiting()).toBe(0)
})

test('writes at most 500 devices per call', async () => {
  const { written, presence } = start()
  for (let count = 0; count < 1_200; count += 1) presence.recordConnected(`player-${count}`)
  await presence.flush()
  expect(written.map(rows => rows.length)).toEqual([500, 500, 200])
})

test('drops revoked players and devices that have been offline for a day', async () => {
  const { clock, written, presence } = start()
  for (const player of ['player-a', 'player-b']) presence.recordConnected(player)
  presence.forget('player-a')
  presence.recordDisconnected('player-a')
  await presence.flush()
  expect(written.flat().map(({ player }) => player)).toEqual(['player-b'])
  presence.recordDisconnected('player-b')
  clock.now += 25 * 60 * 60_000
  presence.prune()
  presence.recordDisconnected('player-b')
  await presence.flush()
  expect(written.flat()).toHaveLength(1)
})

test('reports a device as disconnected after two missed heartbeats, until the next one', async () => {
  const { clock, written, presence, beat } = start()
  presence.recordConnected('player-a')
  await beat()
  clock.now += 64_000
  presence.findQuiet()
  await presence.flush()
  expect(written.flat().at(-1)?.connected).toBe(true)
  clock.now += 2_000
  presence.findQuiet()
  await presence.flush()
  expect(written.flat().at(-1)).toMatchObject({ connected: false, seen_at: 1_030_000 })
  await beat({}, 1)
  expect(written.flat().at(-1)?.connected).toBe(true)
})

test('tells a device about its copy once the backend has noticed both, until one of them is gone', async () => {
  const { copied, presence, beat } = start()
  const record = () => presence.recordHeartbeat('player-a', makeHeartbeat())
  await beat()
  expect(record()).toBe(false)
  copied.push('player-a')
  await beat({}, 60)
  expect(record()).toBe(true)
  copied.pop()
  await beat({}, 60)
  expect(record()).toBe(false)
})

test('reports every run of the app since the last report, also after a failed one', async () => {
  const { clock, written, failure, presence, beat } = start()
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  failure.error = new BackendError('unavailable', 0)
  presence.recordHeartbeat('player-a', makeHeartbeat({ boot: first }))
  await beat({ boot: second }, 1)
  failure.error = null
  await beat({ boot: first }, 5)
  await beat({ boot: third }, 1)
  const at = clock.now
  expect(written.map(([row]) => row?.boots)).toEqual([
    [
      { boot: second, seen_at: at - 6_000 },
      { boot: first, seen_at: at - 1_000 },
    ],
    [{ boot: third, seen_at: at }],
  ])
})
