import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { audioFiles, buildRevisionKey, splitNames } from '#src/catalogue'
import { sha256 } from '#src/platform/runtime/cryptography'
import { sampleTracks } from './tracks'

const bytesPerSecond = 10_000

export type PlayedTrack = { documentId: string; seconds: number }

type Row = {
  id: number
  documentId: string
  revision: number
  catalogue_number: string
  title: string
  artists: { name: string }[]
  composers: string
  arrangers: string
  publishers: string
  isrc: string
  iswc: string
  label: string
  release: string
}

/** Stores a text in place of the audio, which is never delivered: backups contain every file that a revision names. */
async function storePlaceholder(text: string): Promise<string> {
  const hash = sha256(text)
  const path = join(tmpdir(), `placeholder-${randomUUID()}`)
  try {
    await writeFile(path, text)
    await audioFiles.keep(hash, path)
  } finally {
    await rm(path, { force: true })
  }
  return hash
}

/** The credits of a sample track and the length that its audio will have. */
const buildRevision = (
  { id: _, documentId, artists, composers, arrangers, publishers, ...row }: Row,
  seconds: number,
  hash: string,
) => ({
  ...row,
  track: documentId,
  revision: 1,
  key: buildRevisionKey(documentId, 1),
  artists: artists.map(({ name }) => name),
  composers: splitNames(composers),
  arrangers: splitNames(arrangers),
  publishers: splitNames(publishers),
  duration_ms: seconds * 1000,
  sha256: hash,
  bytes: seconds * bytesPerSecond,
  mime: 'audio/mpeg',
})

/**
 * Gives the first sample tracks a revision before their audio is generated, because sample plays refer to credits.
 * Returns these tracks.
 */
export async function ensureFirstRevisions(strapi: Core.Strapi, limit: number): Promise<PlayedTrack[]> {
  const lengths = new Map(sampleTracks.map(({ number, seconds }) => [number, seconds]))
  const tracks = strapi.db.query('api::track.track')
  const rows: Row[] = await tracks.findMany({
    where: { catalogue_number: { $in: [...lengths.keys()] } },
    populate: { artists: { select: ['name'] } },
    orderBy: { id: 'asc' },
    limit,
  })
  const played: PlayedTrack[] = []
  for (const row of rows) {
    const seconds = lengths.get(row.catalogue_number) ?? 0
    played.push({ documentId: row.documentId, seconds })
    if (row.revision > 0) continue
    const hash = await storePlaceholder(`${row.catalogue_number} before its audio`)
    await strapi.db
      .query('api::track-revision.track-revision')
      .create({ data: buildRevision(row, seconds, hash) })
    await tracks.update({ where: { id: row.id }, data: { revision: 1 } })
  }
  return played
}
