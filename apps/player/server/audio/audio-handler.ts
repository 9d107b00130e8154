import { BackendError } from '#server/backend/backend-error'
import type { DeviceSession } from '#server/http/device-session'
import { notFound, rateLimited, unavailable } from '#server/http/http-error'
import type { RateLimiter } from '#server/http/rate-limiter'
import type { DeviceHandler } from '#server/http/routes'
import type { Bundles } from '#server/zones/bundles'
import { type AudioCache, type AudioFile, type AudioKind, DiskError } from './audio-cache'
import { getAudioPath } from './audio-folder'
import { passOnAudio, sendAudio, sendIfNotModified } from './send-audio'
import type { WithdrawnTracks } from './withdrawn-tracks'

/** Per device: it needs tracks one at a time, and more parallel downloads would delay the most urgent one. */
const maxConcurrent = 6

type AudioOptions = {
  bundles: Bundles
  audio: AudioCache
  withdrawn: WithdrawnTracks
  /** The nginx location that serves the cache folder; if unset, this process sends the files itself. */
  audioLocation?: string | undefined
}

/**
 * Handles GET /audio/{track}/{revision} and its equivalent for announcements, only for files in the device's
 * own bundle.
 */
export function createAudioHandlers(
  { bundles, audio, withdrawn, audioLocation }: AudioOptions,
  session: DeviceSession,
  limiter: RateLimiter,
): (kind: AudioKind) => DeviceHandler {
  const running = new Map<string, number>()

  async function findFile(
    device: { player: string; zone: string },
    kind: AudioKind,
    [id = '', revision = '']: string[],
  ): Promise<AudioFile> {
    const isValid = /^[1-9]\d{0,9}$/.test(revision) && !withdrawn.has(id)
    const find = kind === 'track' ? bundles.findTrack : bundles.findAnnouncement
    const file = isValid ? await find(device, id, Number(revision)) : null
    if (!file) throw notFound()
    return { ...file, kind }
  }

  /** Returns null if the file cannot be stored here. */
  const findPath = (track: AudioFile): Promise<string | null> =>
    audio.getPath(track).catch((error: unknown) => {
      if (error instanceof DiskError) return null
      throw error instanceof BackendError ? error : unavailable('The audio file cannot be fetched')
    })

  return kind =>
    async ({ incoming, outgoing, meta, params }) => {
      const device = await session.find(incoming, meta)
      limiter.consume(device.player)
      const count = running.get(device.player) ?? 0
      if (count >= maxConcurrent) throw rateLimited(1)
      running.set(device.player, count + 1)
      try {
        const track = await findFile(device, kind, params)
        if (sendIfNotModified(incoming, outgoing, track)) return
        const path = await findPath(track)
        if (path === null) return await passOnAudio(outgoing, track, await audio.open(track))
        const acceleratedPath = audioLocation ? `${audioLocation}/${getAudioPath(track.sha256)}` : null
        await sendAudio(incoming, outgoing, { path, track, acceleratedPath })
      } finally {
        const left = (running.get(device.player) ?? 1) - 1
        if (left > 0) running.set(device.player, left)
        else running.delete(device.player)
      }
    }
}
