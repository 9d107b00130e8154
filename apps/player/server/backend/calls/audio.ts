import { type BackendConnection, callForStream } from '#server/backend/call-backend'

/** Calls that return audio files as streams. */
export const createAudioCalls = (connection: BackendConnection) => ({
  /** Opens a track's audio file as a stream. */
  openAudio: (track: string, revision: number) =>
    callForStream(connection, {
      method: 'GET',
      route: '/internal/tracks/:track/:revision/audio',
      path: `/internal/tracks/${encodeURIComponent(track)}/${revision}/audio`,
      timeoutMs: 120_000,
    }),

  /** Opens an announcement's audio as a stream. */
  openAnnouncement: (announcement: string, revision: number) =>
    callForStream(connection, {
      method: 'GET',
      route: '/internal/announcements/:announcement/:revision/audio',
      path: `/internal/announcements/${encodeURIComponent(announcement)}/${revision}/audio`,
      timeoutMs: 30_000,
    }),
})
