import { deviceAnnouncementPlays, deviceLog, devicePlays, players } from '@bgm/contract'
import type { DeviceLogQuery, LogFinding, PlayerPresence } from '@bgm/validation'
import { type BackendConnection, callForJson, callForNoContent } from '#server/backend/call-backend'

/** The announcement plays from one device, unparsed. */
type AnnouncementBatch = {
  player: string
  announcements: unknown[]
}

/** The plays from one device, unparsed: the backend validates each play. */
type PlayBatch = {
  player: string
  plays: unknown[]
  head?: unknown
}

const timeoutMs = 15_000

/** Calls that forward reports from players: presence, plays and announcements. */
export const createReportCalls = (connection: BackendConnection) => ({
  /** Returns the players that run on two devices at the same time, whichever gateways these use. */
  sendPresence: async (reports: PlayerPresence[]): Promise<string[]> =>
    (await callForJson(connection, players.reportPresence, [{ players: reports }])).copied,

  /** Returns the results in the order of the batches. */
  sendPlays: async (batches: PlayBatch[]) =>
    (await callForJson(connection, devicePlays.receive, [{ batches }], { timeoutMs })).results,

  /** Proves that the usage log contains plays of a player. */
  provePlays: (query: DeviceLogQuery & { player: string }) =>
    callForJson(connection, deviceLog.prove, [query], { timeoutMs }),

  reportLogFinding: (player: string, finding: LogFinding) =>
    callForNoContent(connection, deviceLog.report, [{ player, finding }]),

  /** Returns the results in the order of the batches. */
  sendAnnouncements: async (batches: AnnouncementBatch[]) =>
    (await callForJson(connection, deviceAnnouncementPlays.receive, [{ batches }], { timeoutMs })).results,
})
