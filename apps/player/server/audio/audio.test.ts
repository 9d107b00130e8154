import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeAudioFile, makeBundle, makeTrack, sha256 } from '#server/testing/records'
import { startGateway } from '#server/testing/start-gateway'
import { openAudioCache } from './audio-cache'
import { getAudioPath } from './audio-folder'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const toBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
// Hashes are compared, because comparing the bytes would take a second.
const computeHash = async (response: Response) => sha256(await toBytes(response))

describe('a track', () => {
  test('is sent in full and marked as immutable', async () => {
    const { call, tracks } = await startGateway()
    const response = await call('/audio/track-a/1')
    expect(await computeHash(response)).toBe(sha256(makeAudioFile('track-a')))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${tracks[0]?.sha256}"`,
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await call('/audio/track-a/1', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('is sent as a range on request, but in full if `If-Range` does not match', async () => {
    const { call } = await startGateway()
    const part = await call('/audio/track-a/1', { headers: { Range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300000'])
    expect(await toBytes(part)).toEqual(makeAudioFile('track-a').subarray(100, 200))
    const outside = await call('/audio/track-a/1', { headers: { Range: 'bytes=300000-' } })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */300000'])
    const other = await call('/audio/track-a/1', { headers: { Range: 'bytes=0-9', 'If-Range': '"other"' } })
    expect([other.status, (await toBytes(other)).length]).toEqual([200, 300_000])
  })

  test('is refused as soon as the licence of the zone is suspended, and sent again once it is valid', async () => {
    const { call, backend, tracks } = await startGateway()
    expect((await call('/audio/track-a/1')).status).toBe(200)
    const bundle = makeBundle('zone-a', 'zone-a-2', tracks)
    const suspended = { ...bundle.licence, state: 'suspended' as const }
    backend.bundles.set('zone-a', { ...bundle, playlists: [], tracks: [], licence: suspended })
    backend.record({ kind: 'zone', zone: 'zone-a' })
    const outcome = async () => {
      const response = await call('/audio/track-a/1')
      return [response.status, (await response.text()).includes('not-licensed')]
    }
    await expect.poll(outcome).toEqual([403, true])
    expect(await (await call('/device/bundle')).json()).toMatchObject({ playlists: [], tracks: [] })
    backend.bundles.set('zone-a', makeBundle('zone-a', 'zone-a-3', tracks))
    backend.record({ kind: 'zone', zone: 'zone-a' })
    await expect.poll(outcome).toEqual([200, false])
  })

  test('is sent only to a device whose bundle contains it', async () => {
    const { call, backend, pair, tracks } = await startGateway()
    const file = makeAudioFile('track-c')
    backend.files.set('track-c 1', file)
    pair('token-of-the-device-in-zone-b', 'player-b', 'zone-b')
    backend.bundles.set('zone-b', makeBundle('zone-b', 'zone-b-2', [...tracks, makeTrack('track-c', file)]))
    expect((await call('/audio/track-c/1')).status).toBe(404)
    expect((await call('/audio/track-c/1', { token: 'token-of-the-device-in-zone-b' })).status).toBe(200)
    for (const path of ['/audio/track-a/2', '/audio/track-a/0', '/audio/track-a/1e0', '/audio/..%2f/1'])
      expect((await call(path)).status).toBe(404)
  })

  test('is not sent once it is withdrawn', async () => {
    const { call, backend } = await startGateway()
    expect((await call('/audio/track-a/1')).status).toBe(200)
    backend.record({ kind: 'track-withdrawn', track: 'track-a' })
    await expect.poll(async () => (await call('/audio/track-a/1')).status).toBe(404)
    expect((await call('/audio/track-b/1')).status).toBe(200)
  })

  test('is sent by nginx if `audioLocation` is set', async () => {
    const { call, tracks } = await startGateway({ audioLocation: '/cached-audio' })
    const response = await call('/audio/track-a/1')
    expect(response.headers.get('x-accel-redirect')).toBe(
      `/cached-audio/${getAudioPath(tracks[0]?.sha256 ?? '')}`,
    )
    expect((await toBytes(response)).length).toBe(0)
  })

  test('is fetched from the backend only once for concurrent requests', async () => {
    const { call, backend, pair } = await startGateway()
    const devices = Array.from({ length: 12 }, (_, index) => `token-of-the-device-number-${index}`)
    for (const [index, name] of devices.entries()) pair(name, `player-${index}`, `zone-${index}`)
    const responses = await Promise.all(devices.map(name => call('/audio/track-a/1', { token: name })))
    for (const response of responses)
      expect(await computeHash(response)).toBe(sha256(makeAudioFile('track-a')))
    expect(backend.getCalls('/internal/tracks/track-a/1/audio')).toBe(1)
  })

  test('is neither sent nor stored if its content does not match the hash', async () => {
    const { call, backend, audioDir } = await startGateway()
    backend.files.set('track-a 1', makeAudioFile('something else'))
    expect((await call('/audio/track-a/1')).status).toBe(503)
    backend.files.set('track-a 1', Buffer.concat([makeAudioFile('track-a'), Buffer.from('more')]))
    expect((await call('/audio/track-a/1')).status).toBe(503)
    expect(readdirSync(audioDir)).toEqual(['unfinished'])
    expect(readdirSync(join(audioDir, 'unfinished'))).toEqual([])
    backend.files.set('track-a 1', makeAudioFile('track-a'))
    expect((await call('/audio/track-a/1')).status).toBe(200)
  })

  test('is passed on if it cannot be stored, because the disk is full or broken', async () => {
    const { call, audioDir } = await startGateway()
    rmSync(join(audioDir, 'unfinished'), { recursive: true })
    writeFileSync(join(audioDir, 'unfinished'), '')
    const response = await call('/audio/track-a/1')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '300000'])
    expect(await computeHash(response)).toBe(sha256(makeAudioFile('track-a')))
  })

  test('is fetched again if its cached file was truncated', async () => {
    const { call, audioDir, tracks } = await startGateway()
    await toBytes(await call('/audio/track-a/1'))
    truncateSync(join(audioDir, getAudioPath(tracks[0]?.sha256 ?? '')), 1_000)
    expect(await computeHash(await call('/audio/track-a/1'))).toBe(sha256(makeAudioFile('track-a')))
  })
})

describe('the cache', () => {
  const files = ['a', 'b', 'c'].map(name => makeAudioFile(name, 1_000))
  const tracks = files.map((file, index) => makeTrack(`track-${index}`, file))
  const first = makeTrack('track-0', makeAudioFile('a', 1_000))
  const openAudio = async ({ id }: { id: string }) => new Response(files[Number(id.slice(-1))])
  const newDir = () => mkdtempSync(join(tmpdir(), 'audio-'))

  test('deletes the least recently used file to stay within its size limit', async () => {
    const dir = newDir()
    let now = 0
    const cache = await openAudioCache({ openAudio, dir, maxBytes: 2_500, log, now: () => ++now })
    const paths: string[] = []
    for (const index of [0, 1, 0, 2]) paths.push(await cache.getPath(tracks[index] ?? first))
    expect([0, 1, 3].map(index => existsSync(paths[index] ?? ''))).toEqual([true, false, true])
    expect(cache.bytes()).toBe(2_000)
  })

  test('finds its files again after a restart', async () => {
    const dir = newDir()
    const before = await openAudioCache({ openAudio, dir, maxBytes: 10_000, log })
    const path = await before.getPath(first)
    const second = await openAudioCache({
      openAudio: () => Promise.reject(new Error('called')),
      dir,
      maxBytes: 10_000,
      log,
    })
    expect(second.bytes()).toBe(1_000)
    expect(readFileSync(await second.getPath(first))).toEqual(readFileSync(path))
  })

  test('leaves no partial file if the process is killed during a write', async () => {
    const dir = newDir()
    const half = new ReadableStream({ start: controller => controller.enqueue(files[0]?.subarray(0, 500)) })
    const killed = await openAudioCache({
      openAudio: async () => new Response(half),
      dir,
      maxBytes: 10_000,
      log,
    })
    void killed.getPath(first).catch(() => {})
    const written = () => readdirSync(join(dir, 'unfinished')).map(name => join(dir, 'unfinished', name))
    await expect.poll(() => written().map(path => readFileSync(path).length)).toEqual([500])

    // The copy has the state in which the disk would be if the process were killed now.
    const left = newDir()
    cpSync(dir, left, { recursive: true })
    const tomorrow = Date.now() + 24 * 60 * 60_000
    const next = await openAudioCache({ openAudio, dir: left, maxBytes: 10_000, log, now: () => tomorrow })
    expect([next.bytes(), readdirSync(join(left, 'unfinished'))]).toEqual([0, []])
    expect(readFileSync(await next.getPath(first))).toEqual(files[0])
  })

  test('ignores other files in its folder', async () => {
    const dir = newDir()
    writeFileSync(join(dir, 'notes.txt'), 'notes')
    expect((await openAudioCache({ openAudio, dir, maxBytes: 10_000, log })).bytes()).toBe(0)
  })
})
