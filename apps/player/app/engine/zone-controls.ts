import type { Bundle } from '@bgm/validation'
import type { LazyAudit } from '#app/engine/audit/lazy-audit'
import type { PinOutcome, SettingsLock } from '#app/engine/device/settings-lock'
import type { Connection } from '#app/engine/report/connection'
import type { DeviceVolume } from '#app/engine/sound/device-volume'
import type { Player } from '#app/engine/sound/player'
import type { MusicCache } from '#app/engine/storage/music-cache'
import type { AudioOutput } from './ports'
import type { ServerTime } from './server-time'

type ControlDependencies = {
  lock: SettingsLock
  volume: DeviceVolume
  connection: Connection
  cache: MusicCache
  player: Player
  audio: AudioOutput
  time: ServerTime
  audit: LazyAudit
  bundle: () => Bundle | null
  saveTime: () => Promise<void>
  changed: () => void
}

/** The actions available to staff on a paired device's screen, and the recovery after a suspension. */
export class ZoneControls {
  constructor(private readonly dependencies: ControlDependencies) {}

  /** Opens the settings; no PIN is needed if the unit has none. */
  async unlock(pin: string): Promise<PinOutcome> {
    const version = this.dependencies.bundle()?.staff_pin ?? null
    return version === null ? { kind: 'open' } : this.dependencies.lock.open(pin, version)
  }

  /**
   * Sets the volume at once, limited to the zone's maximum. The server is notified as soon as it is
   * reachable.
   */
  async setVolume(volume: number): Promise<void> {
    const { bundle: getBundle, volume: deviceVolume, time } = this.dependencies
    const bundle = getBundle()
    if (!bundle) return
    const sent = deviceVolume.set(Math.min(volume, bundle.desired.max_volume), bundle, time.now())
    await this.dependencies.player.evaluate()
    this.dependencies.changed()
    await sent
  }

  /** Contacts the server; returns whether it responded. */
  async checkNetwork(): Promise<boolean> {
    const responded = await this.dependencies.connection.contact()
    this.dependencies.changed()
    return responded
  }

  /** Checks the usage log now. */
  async checkLog(): Promise<void> {
    await this.dependencies.audit.check(true)
    this.dependencies.changed()
  }

  /** Verifies the stored music; returns the number of corrupt files, which are fetched again. */
  async checkMusic(): Promise<number> {
    const broken = await this.dependencies.cache.check()
    this.dependencies.changed()
    return broken
  }

  /**
   * Must be called after a suspension or when the device is back online, because earlier connections may be
   * dead.
   */
  async recover(): Promise<void> {
    const { connection, time, player, audio, saveTime, changed } = this.dependencies
    if (!audio.isRunning() && (await audio.resume())) await player.unblock()
    if (!(await connection.reconnect())) {
      time.catchUp()
      await saveTime()
    }
    await player.evaluate()
    changed()
  }
}
