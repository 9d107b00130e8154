import { z } from 'zod'
import { hashAudioOfFile } from '#src/catalogue/audio/analyse-file'
import { findViolatedColumn } from '#src/platform/database/errors'
import { defineJob, type JobContext, reschedule } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { withTemporaryCopy } from './audio'
import { describeTrack, type NamedTrack } from './isrc'

const uid = 'api::track.track'

const pendingRows = z.array(z.object({ id: z.number(), sha256: z.string() }))

/** Tracks from before audio was hashed. `after` skips those whose file is missing. */
async function listPending(after: number) {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { id: { $gt: after }, sha256: { $notNull: true }, audio_hash: { $null: true } },
    select: ['id', 'sha256'],
    orderBy: { id: 'asc' },
    limit: 100,
  })
  return pendingRows.parse(rows)
}

/** Stores a hash. If an older track has the same audio, the track names it, so that curators can withdraw one. */
async function storeHash(id: number, audio_hash: string): Promise<void> {
  const query = strapi.db.query(uid)
  try {
    await query.update({ where: { id }, data: { audio_hash } })
  } catch (error) {
    if (findViolatedColumn(error) !== 'audio_hash') throw error
    const other: NamedTrack | null = await query.findOne({
      where: { audio_hash, same_audio_as: { $null: true } },
      populate: { artists: { select: ['name'] } },
    })
    const same_audio_as = other ? describeTrack(other).slice(0, 250) : '?'
    await query.update({ where: { id }, data: { audio_hash, same_audio_as } })
    strapi.log.warn(`The track ${id} has the same audio as the track ${other?.documentId}`)
  }
}

async function hashPending({ signal }: JobContext): Promise<typeof reschedule | undefined> {
  let last = 0
  for (let tracks = await listPending(last); tracks.length > 0; tracks = await listPending(last)) {
    for (const { id, sha256 } of tracks) {
      if (signal.aborted) return reschedule
      await withTemporaryCopy(sha256, async path => {
        const hash = await hashAudioOfFile(path)
        if (hash) await storeHash(id, hash)
      })
      last = id
    }
  }
  return undefined
}

/** The queue runs this job in one process at a time. */
export const hashAudioJob = defineJob('hash-track-audio', z.object({}), (_, run) => hashPending(run), {
  lease: 180,
})

/** Hashes the audio of tracks in the background, after an upgrade. */
export async function hashMissingAudio(): Promise<void> {
  if ((await listPending(0)).length > 0) await enqueue(hashAudioJob, {}, { key: 'all' })
}
