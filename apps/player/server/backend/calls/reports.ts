import { type PlayerPresence, playsResultSchema, presenceResultSchema } from '@bgm/validation'
import * as z from 'zod/mini'
import { type BackendConnection, callForJson, createPostCall } from '#server/backend/call-backend'

/** The announcement plays from one device, unparsed. */
interface AnnouncementBatch {
  player: string
  announcements: unknown[]
}

/** The plays from one device, unparsed: the backend validates each play. */
interface PlayBatch {
  player: string
  plays: unknown[]
}

const playsResults = z.object({ results: z.array(playsResultSchema) })

/** Calls that forward reports from players: presence, plays and announcements. */
export const createReportCalls = (connection: BackendConnection) => ({
  /** Returns the players that run on two devices at the same time, whichever gateways these use. */
  async sendPresence(players: PlayerPresence[]): Promise<string[]> {
    const call = createPostCall('/internal/presence', { players })
    return (await callForJson(connection, presenceResultSchema, call)).copied
  },

  /** Returns the results in the order of the batches. */
  async sendPlays(batches: PlayBatch[]) {
    const { results } = await callForJson(connection, playsResults, {
      ...createPostCall('/internal/plays', { batches }),
      timeoutMs: 15_000,
    })
    return results
  },

  /** Returns the results in the order of the batches. */
  async sendAnnouncements(batches: AnnouncementBatch[]) {
    const { results } = await callForJson(connection, playsResults, {
      ...createPostCall('/internal/announcement-plays', { batches }),
      timeoutMs: 15_000,
    })
    return results
  },
})
