import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { openPrivateFiles } from '#src/platform/storage/private-files'

/** Audio files, stored under the SHA-256 of their content. */
export const audioFiles = openPrivateFiles('tracks')

/**
 * Runs `work` with a temporary copy of a stored audio file, because workers read files by path. Returns false
 * if the file does not exist.
 */
export async function withTemporaryCopy(
  sha256: string,
  work: (path: string) => Promise<unknown>,
): Promise<boolean> {
  const file = await audioFiles.read(sha256)
  if (!file) return false
  const path = join(tmpdir(), `audio-${randomUUID()}`)
  try {
    await pipeline(file.body, createWriteStream(path, { mode: 0o600 }))
    await work(path)
  } finally {
    await rm(path, { force: true })
  }
  return true
}

/** The value of the unique column that identifies a revision. */
export const buildRevisionKey = (track: string, revision: number | string) => `${track}.${revision}`

/** The key of the revision that a play refers to. */
export const getRevisionKey = (play: { track: string; track_revision: number }) =>
  buildRevisionKey(play.track, play.track_revision)

const revisionRow = z.object({ sha256: z.string(), mime: z.string() })

/** The stored audio of one revision of a track, or null if the track may not be played. */
export async function findAudio(track: string, revision: string) {
  if (track.length > 40 || !/^\d{1,7}$/.test(revision)) return null
  const [current, stored] = await Promise.all([
    strapi.db.query('api::track.track').findOne({ where: { documentId: track, state: 'ready' } }),
    strapi.db
      .query('api::track-revision.track-revision')
      .findOne({ where: { key: buildRevisionKey(track, Number(revision)) } }),
  ])
  if (!current || !stored) return null
  const { sha256, mime } = revisionRow.parse(stored)
  const file = await audioFiles.read(sha256)
  return file && { ...file, sha256, mime }
}
