import { type CurrentVolume, getVolume } from '@bgm/playback'
import type { Bundle } from '@bgm/validation'
import { type Gateway, GatewayError } from '#app/engine/gateway/gateway'

type Source = Pick<Bundle, 'desired' | 'plan'>

/**
 * The volume set on the screen. It applies at once, until the server has stored it, the volume is changed in
 * the portal or the time of day changes it.
 */
export class DeviceVolume {
  #pending: { volume: number; replaced: number; isSent: boolean } | null = null

  constructor(private readonly gateway: Gateway) {}

  /** Returns the volume to play at. */
  of({ desired, plan }: Source, now: number): CurrentVolume {
    const current = getVolume(desired, plan, now)
    if (this.#pending && this.#pending.replaced !== current.volume) this.#pending = null
    if (!this.#pending) return current
    return { ...current, volume: Math.min(this.#pending.volume, desired.max_volume), isPlanned: false }
  }

  set(volume: number, { desired, plan }: Source, now: number): Promise<void> {
    this.#pending = { volume, replaced: getVolume(desired, plan, now).volume, isSent: false }
    return this.send()
  }

  /** Sends a pending volume; must be called after every successful heartbeat. */
  async send(): Promise<void> {
    const pending = this.#pending
    if (!pending || pending.isSent) return
    pending.isSent = true
    try {
      await this.gateway.setVolume(pending.volume)
    } catch (error) {
      // A rejected volume is not retried, because it would be rejected again.
      pending.isSent = error instanceof GatewayError && error.status === 400
    }
  }
}
