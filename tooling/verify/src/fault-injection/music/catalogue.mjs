import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const insertRevision = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select document_id, document_id, revision, document_id || '.' || revision, title, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    duration_ms, sha_256, bytes, mime, published_at from tracks`

/** Creates content of a unique length, by which the simulated audio output identifies a track. */
const getContent = index => Buffer.alloc(20_000 + index, String(index))

const updateTrack = `
  update tracks set state = 'ready', revision = revision + 1, duration_ms = $1, loudness_lufs = -18, true_peak_db = -3,
    sha_256 = $2, bytes = $3, mime = 'audio/mpeg' where id = $4`

/**
 * Adds a file with arbitrary content and a duration to every sample track, because generating real audio
 * would take minutes. Returns the tracks by file size.
 */
export async function prepareCatalogue({ dataDir, records }) {
  const folder = join(dataDir, 'private/tracks')
  mkdirSync(folder, { recursive: true })
  const { rows, execute, close } = await records()
  const files = new Map()
  const tracks = await rows('select id, document_id as track from tracks order by id')
  for (const [index, { id, track }] of tracks.entries()) {
    const content = getContent(index)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const seconds = 140 + ((index * 37) % 90)
    writeFileSync(join(folder, sha256), content)
    await execute(updateTrack, [seconds * 1000, sha256, content.length, id])
    files.set(content.length, { track, seconds })
  }
  await execute(insertRevision)
  await close()
  return files
}

/** Removes the sample plays since `at`, in milliseconds: an hour cannot contain those of a simulated device too. */
export async function removePlaysSince({ records }, at) {
  const { execute, close } = await records()
  await execute(
    `begin; alter table plays disable trigger user; delete from plays where started_at >= ${at};
    alter table plays enable trigger user; commit`,
  )
  await close()
}

/** Ends the sample hotel's paid period at `at`, in milliseconds. */
export async function setSubscriptionEnd({ records }, at) {
  const { execute, close } = await records()
  await execute(
    `update subscriptions set expired_date = $1 where business_unit_id =
      (select id from business_units where company_email = 'menteng@contoh.test')`,
    [new Date(at)],
  )
  await close()
}
