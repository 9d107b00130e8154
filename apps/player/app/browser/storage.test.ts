import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StateStore } from '#app/engine/ports'
import { registerServiceWorker } from './app-update'
import { openMusicStore } from './music-store'
import { addCopies } from './state-copies'
import { CircuitBreaker } from './time-limit'

const never = () => new Promise<never>(() => {})

/** Implements only what the stores use of Cache Storage. */
function makeCacheStorage() {
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key)?.clone(),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()].map(key => ({ url: `https://player.test${key}` })),
  }
  const open = vi.fn(async () => cache as unknown as Cache) // Implements only what the stores use.
  return { entries, open, storage: { open } as unknown as CacheStorage }
}

function makeDatabase() {
  const values = new Map<string, unknown>()
  const store: StateStore = {
    get: async key => values.get(key),
    set: async (key, value) => void values.set(key, value),
    remove: async key => void values.delete(key),
  }
  return { values, store }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the pairing and the bundle', () => {
  const device = { token: 'secret' }

  test('survive the loss of the database', async () => {
    const { store, values } = makeDatabase()
    const state = addCopies(store, makeCacheStorage().storage)
    await state.set('device', device)
    values.clear()
    expect(await state.get('device')).toEqual(device)
    await state.remove('device')
    expect(await state.get('device')).toBeUndefined()
  })

  test('survive the loss of Cache Storage', async () => {
    const { store } = makeDatabase()
    const caches = makeCacheStorage()
    const state = addCopies(store, caches.storage)
    await state.set('device', device)
    caches.entries.clear()
    expect(await state.get('device')).toEqual(device)
  })

  test('are read within seconds if Cache Storage hangs', async () => {
    const { store, values } = makeDatabase()
    values.set('device', device)
    const caches = makeCacheStorage()
    caches.open.mockImplementation(never)
    const read = addCopies(store, caches.storage).get('device')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await read).toEqual(device)
  })
})

describe('a circuit breaker', () => {
  test('waits for hanging work once, then fails at once until its pause is over', async () => {
    const breaker = new CircuitBreaker('The storage', 1_000, 10_000)
    const work = vi.fn(never)
    const first = expect(breaker.run(work)).rejects.toThrow('The storage took longer than 1000 ms')
    await vi.advanceTimersByTimeAsync(1_000)
    await first
    await expect(breaker.run(work)).rejects.toThrow('a moment ago')
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await breaker.run(async () => 'works')).toBe('works')
  })

  test('lets other work through if the disk is only full', async () => {
    const breaker = new CircuitBreaker('The storage', 1_000)
    const full = async () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    await expect(breaker.run(full)).rejects.toThrow('full')
    expect(await breaker.run(async () => 'works')).toBe('works')
  })
})

describe('the music store', () => {
  test('rejects a file whose entry cannot be read, instead of returning a blob that breaks later', async () => {
    const { entries, storage } = makeCacheStorage()
    const broken = new Response('x')
    broken.clone = () => broken
    broken.arrayBuffer = () => Promise.reject(new TypeError('Failed to fetch'))
    entries.set('/music/a', broken)
    await expect(openMusicStore(storage).read('a')).rejects.toThrow('Failed to fetch')
  })

  test('does not hang if Cache Storage does', async () => {
    const caches = makeCacheStorage()
    caches.open.mockImplementation(never)
    const listed = expect(openMusicStore(caches.storage).keys()).rejects.toThrow('Cache Storage')
    await vi.advanceTimersByTimeAsync(30_000)
    await listed
  })
})

test('registering the service worker waits for nothing', () => {
  const container = Object.assign(new EventTarget(), { register: vi.fn(never) })
  const update = registerServiceWorker(container as unknown as ServiceWorkerContainer) // Only what is used.
  expect(container.register).toHaveBeenCalledOnce()
  expect(update.isReady()).toBe(false)
  update.check()
})
