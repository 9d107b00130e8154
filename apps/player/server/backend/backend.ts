import {
  bundlesSchema,
  changesSchema,
  deviceCodeSchema,
  deviceTokenSchema,
  type PlayerIdentity,
  type PlayerPresence,
  pendingCommandsSchema,
  playersSchema,
  playsResultSchema,
} from '@bgm/validation'
import * as z from 'zod/mini'
import { BackendError } from './backend-error'
import { type BackendConnection, callForJson, callForNoContent, callForStream } from './call-backend'

export type Backend = ReturnType<typeof createBackend>

/** The announcements of one device, unparsed. */
export interface AnnouncementBatch {
  player: string
  announcements: unknown[]
}

/** The plays of one device, unparsed: the backend validates each of them. */
export interface PlayBatch {
  player: string
  plays: unknown[]
}

export type BundleDevice = Pick<PlayerIdentity, 'zone' | 'player'>

type ParsedBundles = z.output<typeof bundlesSchema>
type ZoneBundle = Omit<NonNullable<ParsedBundles['bundles'][number]>, 'music'> & {
  music: ParsedBundles['music'][number]
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
      await callForNoContent(connection, post('/internal/players/unpair', { player }))
    },

    /** Rejected with the code `wrong-pin` unless it is the PIN of the player's unit. */
    async checkPin(player: string, pin: string): Promise<void> {
      await callForNoContent(connection, post('/internal/players/pin', { player, pin }))
    },

    async setVolume(player: string, volume: number): Promise<void> {
      await callForNoContent(connection, post('/internal/players/volume', { player, volume }))
    },

    /** In the order of the hashes; null if the backend says that no player has this token. */
    async findPlayers(tokenHashes: string[]): Promise<(PlayerIdentity | null)[]> {
      const call = post('/internal/players/look-up', { token_hashes: tokenHashes })
      return (await callForJson(connection, playersSchema, call)).players
    },

    /** In the order of the devices; null if the backend says that the device has no bundle. */
    async listBundles(devices: BundleDevice[]): Promise<(ZoneBundle | null)[]> {
      const { bundles, music } = await callForJson(connection, bundlesSchema, {
        ...post('/internal/bundles', { devices }),
        timeoutMs: 15_000,
      })
      const byHash = new Map(music.map(one => [one.hash, one]))
      return bundles.map(bundle => {
        if (!bundle) return null
        const ownMusic = byHash.get(bundle.music)
        if (!ownMusic) throw new BackendError('unavailable', 200)
        return { ...bundle, music: ownMusic }
      })
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
      await callForNoContent(connection, post('/internal/presence', { players }))
    },

    /** The results in the order of the batches. */
    async sendPlays(batches: PlayBatch[]) {
      const { results } = await callForJson(connection, playsResults, {
        ...post('/internal/plays', { batches }),
        timeoutMs: 15_000,
      })
      return results
    },

    /** The results in the order of the batches. */
    async sendAnnouncements(batches: AnnouncementBatch[]) {
      const { results } = await callForJson(connection, playsResults, {
        ...post('/internal/announcement-plays', { batches }),
        timeoutMs: 15_000,
      })
      return results
    },

    /** The commands of all zones that may still be carried out. */
    async listCommands() {
      const path = '/internal/commands'
      return (await callForJson(connection, pendingCommandsSchema, { method: 'GET', route: path, path })).data
    },

    async acknowledgeCommand(id: string, acknowledgement: Acknowledgement): Promise<void> {
      await callForNoContent(connection, {
        ...post('/internal/commands/:id/ack', acknowledgement),
        path: `/internal/commands/${encodeURIComponent(id)}/ack`,
      })
    },

    /** The audio file as a stream. */
    openAudio: (track: string, revision: number) =>
      callForStream(connection, {
        method: 'GET',
        route: '/internal/tracks/:track/:revision/audio',
        path: `/internal/tracks/${encodeURIComponent(track)}/${revision}/audio`,
        timeoutMs: 120_000,
      }),

    /** The audio of an announcement as a stream. */
    openAnnouncement: (announcement: string, revision: number) =>
      callForStream(connection, {
        method: 'GET',
        route: '/internal/announcements/:announcement/:revision/audio',
        path: `/internal/announcements/${encodeURIComponent(announcement)}/${revision}/audio`,
        timeoutMs: 30_000,
      }),
  }
}

const post = (path: string, body: unknown) => ({ method: 'POST', route: path, path, body }) as const
