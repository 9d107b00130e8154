import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

const insertRevision = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select document_id, document_id, 1, document_id || '.1', title, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    duration_ms, sha_256, bytes, mime, published_at from tracks`

/** Creates content of a unique length, by which the simulated audio output identifies a track. */
const contentOf = index => Buffer.alloc(20_000 + index, String(index))

/**
 * Adds a file with arbitrary content and a duration to every sample track, because generating real audio
 * would take minutes. Returns the tracks by file size.
 */
export function prepareCatalogue(dataDir) {
  const folder = join(dataDir, 'private/tracks')
  mkdirSync(folder, { recursive: true })
  const database = new Database(join(dataDir, 'database.sqlite'))
  const update = database.prepare(`
    update tracks set state = 'ready', revision = 1, duration_ms = ?, loudness_lufs = -18, true_peak_db = -3,
      sha_256 = ?, bytes = ?, mime = 'audio/mpeg' where id = ?`)
  const files = new Map()
  for (const [index, { id, track }] of database
    .prepare('select id, document_id as track from tracks order by id')
    .all()
    .entries()) {
    const content = contentOf(index)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const seconds = 140 + ((index * 37) % 90)
    writeFileSync(join(folder, sha256), content)
    update.run(seconds * 1000, sha256, content.length, id)
    files.set(content.length, { track, seconds })
  }
  database.exec(insertRevision)
  database.close()
  return files
}

/** Ends the sample hotel's paid period at `at`, in milliseconds. */
export function setSubscriptionEnd(dataDir, at) {
  const database = new Database(join(dataDir, 'database.sqlite'))
  database
    .prepare(
      `update subscriptions set expired_date = ? where business_unit_id =
        (select id from business_units where company_email = 'menteng@contoh.test')`,
    )
    .run(at)
  database.close()
}
