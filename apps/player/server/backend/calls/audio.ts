import { announcementAudio, trackAudio } from '@bgm/contract'
import { type BackendConnection, callForStream } from '#server/backend/call-backend'

/** Calls that return audio files as streams. */
export const createAudioCalls = (connection: BackendConnection) => ({
  openAudio: (track: string, revision: number) =>
    callForStream(connection, trackAudio.open, [track, String(revision)], 120_000),

  openAnnouncement: (announcement: string, revision: number) =>
    callForStream(connection, announcementAudio.open, [announcement, String(revision)], 30_000),
})
