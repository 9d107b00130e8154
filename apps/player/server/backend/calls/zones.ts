import { type ArgumentsOf, changes, deviceBundles, deviceCommands } from '@bgm/contract'
import type { bundlesSchema, PlayerIdentity } from '@bgm/validation'
import type * as z from 'zod/mini'
import { BackendError } from '#server/backend/backend-error'
import { type BackendConnection, callForJson, callForNoContent } from '#server/backend/call-backend'

export type BundleDevice = Pick<PlayerIdentity, 'zone' | 'player'>

type ParsedBundles = z.output<typeof bundlesSchema>
type ZoneBundle = Omit<NonNullable<ParsedBundles['bundles'][number]>, 'music'> & {
  music: ParsedBundles['music'][number]
}

type Acknowledgement = ArgumentsOf<typeof deviceCommands.acknowledge>[1]

/** How long the backend waits for a change before it responds without one. */
const changesWaitMs = 25_000

/** Calls for the bundles and commands of zones, and for the change feed. */
export const createZoneCalls = (connection: BackendConnection) => ({
  /**
   * Returns the bundles in the order of the devices, with null for each device that has none.
   */
  async listBundles(devices: BundleDevice[]): Promise<(ZoneBundle | null)[]> {
    const { bundles, music } = await callForJson(connection, deviceBundles.list, [{ devices }], {
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

  /** Returns the changes after the number `since`; with `wait`, the backend waits until there are any. */
  listChanges: (since: number, { wait, signal }: { wait: boolean; signal: AbortSignal }) =>
    callForJson(
      connection,
      changes.list,
      [{ since: String(since), wait: String(wait ? changesWaitMs : 0) }],
      { timeoutMs: wait ? changesWaitMs + 10_000 : 5_000, signal },
    ),

  /** Returns the unexpired commands of all zones. */
  listCommands: async () => (await callForJson(connection, deviceCommands.list, [])).data,

  acknowledgeCommand: (id: string, acknowledgement: Acknowledgement) =>
    callForNoContent(connection, deviceCommands.acknowledge, [id, acknowledgement]),
})
