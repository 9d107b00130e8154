import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { cutPreviewOfFile } from '#src/catalogue/audio/analyse-file'
import { openPrivateFiles } from '#src/platform/storage/private-files'
import { withTemporaryCopy } from './audio'

/** Clips that members hear in the portal, stored under the SHA-256 of the full audio. */
const previewFiles = openPrivateFiles('previews')

/** Cuts and stores the clip of the audio file at a path. If no clip can be cut, the track has no preview. */
export async function storePreview(sha256: string, audio: string): Promise<void> {
  const clip = await cutPreviewOfFile(audio)
  if (clip.length === 0) return
  const path = join(tmpdir(), `preview-${randomUUID()}`)
  await writeFile(path, clip, { mode: 0o600 })
  await previewFiles.keep(sha256, path).finally(() => rm(path, { force: true }))
}

const trackRow = z.object({ sha256: z.string() })

/**
 * The clip of a playable track, or null if there is none. For tracks added before clips existed, the clip is
 * created on first use.
 */
export async function findOrCreatePreview(track: string) {
  if (track.length > 40) return null
  const row: unknown = await strapi.db
    .query('api::track.track')
    .findOne({ where: { documentId: track, state: 'ready', mime: 'audio/mpeg' }, select: ['sha256'] })
  if (!row) return null
  const { sha256 } = trackRow.parse(row)
  const stored = await previewFiles.read(sha256)
  if (stored) return { ...stored, sha256 }
  const isCut = await withTemporaryCopy(sha256, path => storePreview(sha256, path))
  if (!isCut) return null
  const cut = await previewFiles.read(sha256)
  return cut && { ...cut, sha256 }
}
