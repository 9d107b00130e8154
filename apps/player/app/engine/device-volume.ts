import type { Bundle } from '@bgm/validation'
import { type Gateway, GatewayError } from './gateway'

type Desired = Bundle['desired']

/**
 * The volume that was set on the screen. It applies at once, until the server has stored it or somebody has changed
 * the volume in the portal.
 */
export class DeviceVolume {
  #pending: { volume: number; replaced: number; isSent: boolean } | null = null

  constructor(private readonly gateway: Gateway) {}

  /** The volume to play at. */
  of(desired: Desired): number {
    if (this.#pending && this.#pending.replaced !== desired.volume) this.#pending = null
    return Math.min(this.#pending?.volume ?? desired.volume, desired.max_volume)
  }

  set(volume: number, desired: Desired): Promise<void> {
    this.#pending = { volume, replaced: desired.volume, isSent: false }
    return this.send()
  }

  /** Call this after every contact with the server. */
  async send(): Promise<void> {
    const pending = this.#pending
    if (!pending || pending.isSent) return
    pending.isSent = true
    try {
      await this.gateway.setVolume(pending.volume)
    } catch (error) {
      // Not retried, because a rejected volume would be rejected again.
      pending.isSent = error instanceof GatewayError && error.status === 400
    }
  }
}
