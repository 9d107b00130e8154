import {
  type Bundle,
  bundleSchema,
  changesSchema,
  deviceCodeSchema,
  deviceTokenSchema,
  type PlayerIdentity,
  type PlayerPresence,
  pendingCommandsSchema,
  playerSchema,
  playsResultSchema,
} from '@bgm/validation'
import * as z from 'zod/mini'
import { BackendError } from './backend-error'
import {
  type BackendConnection,
  callBackend,
  callForJson,
  parseJson,
  parseResponse,
  readText,
} from './call-backend'

export type Backend = ReturnType<typeof createBackend>

/** The plays of one device, unparsed: the backend validates each of them. */
export interface PlayBatch {
  player: string
  plays: unknown[]
}

interface Acknowledgement {
  player: string
  result: string
  reason?: string | undefined
}

const playsResults = z.object({ results: z.array(playsResultSchema) })
/** How long the backend waits for a change before it responds without one. */
const changesWaitMs = 25_000

/** The backend's internal API. Every function throws BackendError. */
export function createBackend(connection: BackendConnection) {
  return {
    createPairing: (body: { app_version: string }, clientAddress: string) =>
      callForJson(connection, deviceCodeSchema, { ...post('/internal/pairings', body), clientAddress }),

    exchangeDeviceCode: (body: { device_code: string }, clientAddress: string) =>
      callForJson(connection, deviceTokenSchema, {
        ...post('/internal/pairings/token', body),
        clientAddress,
      }),

    async unpair(player: string): Promise<void> {
      requireNoContent(await callBackend(connection, post('/internal/players/unpair', { player })))
    },

    /** Null if the backend reports that no player has this token. */
    async findPlayer(tokenHash: string): Promise<PlayerIdentity | null> {
      const call = post('/internal/players/look-up', { token_hash: tokenHash })
      return callForJson(connection, playerSchema, call).catch((error: unknown) => {
        if (error instanceof BackendError && error.code === 'unknown-player') return null
        throw error
      })
    },

    /** The bundle and the JSON that it was parsed from. */
    async getBundle(zone: string, player: string): Promise<{ bundle: Bundle; json: string }> {
      const response = await callBackend(connection, {
        method: 'GET',
        route: '/internal/zones/:zone/bundle',
        path: `/internal/zones/${encodeURIComponent(zone)}/bundle?player=${encodeURIComponent(player)}`,
        timeoutMs: 15_000,
      })
      const json = await readText(response)
      return { bundle: parseResponse(bundleSchema, parseJson(json)), json }
    },

    /** Resolves with the changes after `since` as soon as there is one. */
    listChanges: (since: number, { wait, signal }: { wait: boolean; signal: AbortSignal }) =>
      callForJson(connection, changesSchema, {
        method: 'GET',
        route: '/internal/changes',
        path: `/internal/changes?since=${since}&wait=${wait ? changesWaitMs : 0}`,
        timeoutMs: wait ? changesWaitMs + 10_000 : 5_000,
        signal,
      }),

    async sendPresence(players: PlayerPresence[]): Promise<void> {
      requireNoContent(await callBackend(connection, post('/internal/presence', { players })))
    },

    /** The results in the order of the batches. */
    async sendPlays(batches: PlayBatch[]) {
      const { results } = await callForJson(connection, playsResults, {
        ...post('/internal/plays', { batches }),
        timeoutMs: 15_000,
      })
      return results
    },

    async listCommands(zone: string) {
      const { data } = await callForJson(connection, pendingCommandsSchema, {
        method: 'GET',
        route: '/internal/zones/:zone/commands',
        path: `/internal/zones/${encodeURIComponent(zone)}/commands`,
      })
      return data
    },

    async acknowledgeCommand(id: string, acknowledgement: Acknowledgement): Promise<void> {
      const response = await callBackend(connection, {
        ...post('/internal/commands/:id/ack', acknowledgement),
        path: `/internal/commands/${encodeURIComponent(id)}/ack`,
      })
      requireNoContent(response)
    },

    /** The audio file as a stream. */
    openAudio: (track: string, revision: number) =>
      callBackend(connection, {
        method: 'GET',
        route: '/internal/tracks/:track/:revision/audio',
        path: `/internal/tracks/${encodeURIComponent(track)}/${revision}/audio`,
        timeoutMs: 120_000,
      }),
  }
}

const post = (path: string, body: unknown) => ({ method: 'POST', route: path, path, body }) as const

/** Ensures that the response comes from the backend and not from an intermediate proxy. */
function requireNoContent({ status }: Response): void {
  if (status !== 204) throw new BackendError('unavailable', status)
}
