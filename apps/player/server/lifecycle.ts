import type { WithdrawnTracks } from './audio/withdrawn-tracks'
import type { ChangeFeed } from './backend/change-feed'
import type { CommandQueue } from './players/commands'
import type { EventStreams } from './players/event-streams'
import type { Presence } from './players/presence'

type LifecycleOptions = {
  feed: ChangeFeed
  streams: EventStreams
  presence: Presence
  commands: CommandQueue
  withdrawn: WithdrawnTracks
}

/** Starts and stops the gateway's background work: following the change feed and periodic tasks. */
export function createLifecycle({ feed, streams, presence, commands, withdrawn }: LifecycleOptions) {
  const timers: NodeJS.Timeout[] = []

  function everySecond() {
    streams.tick()
    presence.flush()
  }

  function everyMinute() {
    presence.prune()
    withdrawn.prune()
    commands.prune()
  }

  return {
    start(): void {
      feed.start()
      timers.push(
        setInterval(everySecond, 1_000),
        setInterval(presence.findQuiet, 5_000),
        setInterval(everyMinute, 60_000),
      )
    },

    /** Stops the background work and writes pending changes to the backend. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      feed.stop()
      await presence.flush()
    },
  }
}
