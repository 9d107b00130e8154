import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AudioFile } from '#app/engine/gateway/gateway'
import { type MusicStore, StorageFullError } from '#app/engine/ports'
import { Problems } from '#app/engine/problems'
import { SimulatedStorage } from '#app/testing/memory-stores'
import { startPlayingZone } from '#app/testing/playing-zone'
import { SimulatedClock } from '#app/testing/simulated-clock'
import { SimulatedZone } from '#app/testing/simulated-zone'
import { StoredFiles } from './stored-files'

const minute = 60_000
const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
const audio = new Blob(['music'])
const file: AudioFile = {
  id: 't1',
  revision: 1,
  sha256: sha256(new TextEncoder().encode('music').buffer),
  bytes: 5,
  mime: 'audio/mpeg',
}

function openFiles(changes: (store: MusicStore) => Partial<MusicStore>) {
  const clock = new SimulatedClock(0)
  const { music } = new SimulatedStorage().open(() => true)
  const ports = { clock: clock.startProcess(), digest: async (bytes: ArrayBuffer) => sha256(bytes) }
  const problems = new Problems(ports.clock)
  const files = new StoredFiles({ ...ports, music: { ...music, ...changes(music) } }, problems)
  return { clock, files }
}

describe('a stored file', () => {
  test('that has to be fetched again is still known if there is no space for it', async () => {
    let isFull = false
    const { files } = openFiles(({ write }) => ({
      write: (key, blob) => (isFull ? Promise.reject(new StorageFullError('full')) : write(key, blob)),
    }))
    await files.write(file, audio)
    isFull = true
    await expect(files.write(file, audio)).rejects.toThrow(StorageFullError)
    expect(files.has(file)).toBe(true)
  })

  test('that was discarded does not return when it is read late', async () => {
    const { clock, files } = openFiles(({ read }) => ({
      read: async key => {
        const found = await read(key)
        await new Promise<void>(resolve => clock.after(4_000, resolve))
        return found
      },
    }))
    await files.write(file, audio)
    const reading = files.read(file)
    await clock.run(3_000)
    expect(await reading).toBeNull()
    for (const key of files.keys()) await files.discard(key)
    await clock.run(3_000)
    expect(files.count()).toBe(0)
  })
})

describe('storage that cannot keep music', () => {
  async function countFetches(prepare: (zone: SimulatedZone) => void) {
    const zone = new SimulatedZone('2026-11-23T10:00')
    prepare(zone)
    const { fetch } = zone.gateway
    let fetches = 0
    zone.gateway.fetch = (path, init) => {
      if (path.startsWith('/audio/')) fetches += 1
      return fetch(path, init)
    }
    await Promise.race([zone.boot(), zone.clock.run(minute)])
    await zone.clock.run(4 * minute)
    expect(zone.isSounding()).toBe(true)
    return fetches
  }

  test('does not make the player download the same files over and over', async () => {
    expect(await countFetches(zone => zone.storage.broken.add('music'))).toBeLessThanOrEqual(40)
    const hangs = (zone: SimulatedZone) => {
      zone.storage.musicDelay = () => new Promise(() => {})
    }
    expect(await countFetches(hangs)).toBeLessThanOrEqual(40)
  })

  test('as fast as music arrives stores all of it without downloading it again', async () => {
    const writesSlowly = ({ clock, storage }: SimulatedZone) => {
      const { open } = storage
      storage.open = isAlive => {
        const stores = open.call(storage, isAlive)
        const { write } = stores.music
        const wait = () => new Promise<void>(resolve => clock.after(25_000, resolve))
        return {
          ...stores,
          music: { ...stores.music, write: (key, blob) => wait().then(() => write(key, blob)) },
        }
      }
    }
    expect(await countFetches(writesSlowly)).toBe(40)
  })
})

test('a check of the stored music waits for slow storage instead of fetching everything again', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(minute)
  zone.storage.musicDelay = () => new Promise(resolve => zone.clock.after(4_000, resolve))
  const checking = zone.session?.controls?.checkMusic()
  await zone.clock.run(5 * minute)
  expect(await checking).toBe(0)
})
