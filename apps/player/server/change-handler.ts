import type { AppLogger } from '@bgm/server/context'
import type { ChangeFeedEntry, Command } from '@bgm/validation'
import type { WithdrawnTracks } from './audio/withdrawn-tracks'
import type { Backend } from './backend/backend'
import type { CommandQueue } from './players/commands'
import type { EventStreams } from './players/event-streams'
import type { PlayerDirectory } from './players/player-directory'
import type { Presence } from './players/presence'
import type { Bundles } from './zones/bundles'

type ChangeHandlerOptions = {
  listCommands: Backend['listCommands']
  directory: PlayerDirectory
  bundles: Bundles
  commands: CommandQueue
  presence: Presence
  streams: EventStreams
  withdrawn: WithdrawnTracks
  log: AppLogger
}

/** Applies the backend's changes to the caches and event streams. */
export function createChangeHandler(options: ChangeHandlerOptions) {
  const { listCommands, directory, bundles, commands, presence, streams, withdrawn, log } = options

  function invalidateAll() {
    const connected = new Set(streams.connectedZones())
    for (const zone of bundles.zones()) bundles.invalidate(zone, connected.has(zone))
  }

  function addCommand({ zone, command }: { zone: string; command: Command }) {
    if (commands.add(zone, command)) streams.sendToZone(zone, 'command', command)
  }

  /** Adds the commands issued before this process started following the feed. */
  async function addPendingCommands() {
    try {
      for (const pending of await listCommands()) addCommand(pending)
    } catch (error) {
      log.warn({ err: error }, 'the pending commands could not be read')
    }
  }

  return {
    onChange(change: ChangeFeedEntry['change']): void {
      if (change.kind === 'zone') {
        if (change.zone === null) invalidateAll()
        else bundles.invalidate(change.zone, streams.hasZone(change.zone))
      } else if (change.kind === 'player-revoked') {
        directory.revoke(change.player)
        streams.revoke(change.player, change.reason)
        presence.forget(change.player)
      } else if (change.kind === 'command') {
        addCommand(change)
      } else {
        withdrawn.add(change.track)
        invalidateAll()
      }
    },

    /** Must be called when changes may have been missed. */
    onReset(): void {
      withdrawn.clear()
      directory.markStale()
      invalidateAll()
      void addPendingCommands()
    },
  }
}
