import type { DeviceError, Heartbeat } from '@bgm/validation'
import type { Ports } from '#app/engine/ports'
import type { ServerTime } from '#app/engine/server-time'
import type { Player } from '#app/engine/sound/player'

type HeartbeatParts = {
  epoch: number
  player: Player
  cachedHours: number
  errors: DeviceError[]
}

/** Creates the status report that a device sends. */
export function createHeartbeat(
  { ports, boot, time }: { ports: Ports; boot: string; time: ServerTime },
  { epoch, player, cachedHours, errors }: HeartbeatParts,
): Heartbeat {
  const { mode, current } = player
  return {
    epoch,
    boot,
    app_version: ports.appVersion,
    state: mode,
    track: current && { id: current.choice.track.id, playlist: current.choice.playlist },
    position: player.position(),
    cached_hours: cachedHours,
    clock_offset: time.offset(),
    errors,
  }
}
