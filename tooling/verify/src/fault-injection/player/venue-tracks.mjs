import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'

const sampleRate = 32_000
/** Short, so that many tracks start in a few seconds of real time. */
const trackSeconds = 9
/** Enough that no track is repeated while a row is being checked, few enough to be stored at once. */
const trackCount = 22
const playlist = 'sepanjang-hari'
/** The player continues a track after a crash if it has played for 15 s and has 15 s left. */
const longSeconds = 60
const longCount = 2
export const longPlaylist = { slug: 'spa-dan-salon', title: 'Spa dan salon' }
/** Higher than the revisions to which the sample plays refer. */
const revision = 9

const fromBackend = createRequire(join(root, 'apps/backend/package.json'))

const isLong = index => index >= trackCount
const getSeconds = index => (isLong(index) ? longSeconds : trackSeconds)

function createTone(index) {
  const pitch = 220 * 2 ** (index / 12)
  return Float32Array.from(
    { length: sampleRate * getSeconds(index) },
    (_, sample) => 0.4 * Math.sin((2 * Math.PI * pitch * sample) / sampleRate),
  )
}

/** Encodes a tone per track. The padding makes each size unique, by which a page identifies a track. */
async function encodeTracks() {
  const { encodeMp3 } = fromBackend('./dist/src/catalogue/audio/encode.js')
  return Promise.all(
    Array.from({ length: trackCount + longCount }, async (_, index) =>
      Buffer.concat([await encodeMp3([createTone(index)], sampleRate, 80), Buffer.alloc(index + 1)]),
    ),
  )
}

const insertRevision = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select document_id, document_id, ${revision}, document_id || '.${revision}', title, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    duration_ms, sha_256, bytes, mime, published_at from tracks where revision = ${revision}`

const someTracks = `select id, document_id as track from tracks order by id limit ${trackCount + longCount}`
const removeTracks = `delete from playlists_tracks_lnk where playlist_id in
  (select id from playlists where slug in ('${playlist}', '${longPlaylist.slug}'))`
const addTrack = (id, slug) => `insert into playlists_tracks_lnk (playlist_id, track_id, track_ord)
  select id, ${id}, ${id} from playlists where slug = '${slug}'`

/**
 * Gives audio to some tracks and puts them into two playlists, of which all zones play the one with short tracks.
 * Returns the track ids by file size.
 */
export async function prepareTracks(testBackend) {
  const folder = join(testBackend.dataDir, 'private/tracks')
  mkdirSync(folder, { recursive: true })
  const encoded = await encodeTracks()
  const records = await testBackend.records()
  const known = await records.rows(someTracks)
  await records.execute(removeTracks)
  const tracks = new Map()
  for (const [index, { id, track }] of known.entries()) {
    const content = encoded[index]
    await records.execute(addTrack(id, isLong(index) ? longPlaylist.slug : playlist))
    const sha256 = createHash('sha256').update(content).digest('hex')
    writeFileSync(join(folder, sha256), content)
    await records.execute(
      `update tracks set state = 'ready', revision = ${revision}, duration_ms = ${getSeconds(index) * 1000}, loudness_lufs = -18,
       true_peak_db = -3, sha_256 = '${sha256}', bytes = ${content.length}, mime = 'audio/mpeg' where id = ${id}`,
    )
    tracks.set(content.length, track)
  }
  await records.execute(`update zones set default_playlist =
    (select document_id from playlists where slug = '${playlist}')`)
  await records.execute(insertRevision)
  await records.close()
  return tracks
}
