import type { Bundle } from '@bgm/validation'
import { type Gateway, GatewayError } from '#app/engine/gateway/gateway'

type Desired = Bundle['desired']

/**
 * The volume set on the screen. It applies at once, until the server has stored it or the volume is changed
 * in the portal.
 */
export class DeviceVolume {
  #pending: { volume: number; replaced: number; isSent: boolean } | null = null

  constructor(private readonly gateway: Gateway) {}

  /** Returns the volume to play at. */
  of(desired: Desired): number {
    if (this.#pending && this.#pending.replaced !== desired.volume) this.#pending = null
    return Math.min(this.#pending?.volume ?? desired.volume, desired.max_volume)
  }

  set(volume: number, desired: Desired): Promise<void> {
    this.#pending = { volume, replaced: desired.volume, isSent: false }
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
