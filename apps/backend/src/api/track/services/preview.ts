import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { cutPreview } from '#src/audio/preview'
import { openPrivateFiles } from '#src/storage/private-files'
import { audioFiles } from './audio'

/** Clips that members hear in the portal, stored under the SHA-256 of the full audio. */
const previewFiles = openPrivateFiles('previews')

/** Cuts and stores the clip of an audio file. If no clip can be cut, the track has no preview. */
export async function storePreview(sha256: string, audio: Uint8Array): Promise<void> {
  const clip = cutPreview(audio)
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
  const audio = await audioFiles.read(sha256)
  if (!audio) return null
  await storePreview(sha256, await buffer(audio.body))
  const cut = await previewFiles.read(sha256)
  return cut && { ...cut, sha256 }
}
