import { type Gateway, GatewayError } from '#app/engine/gateway/gateway'
import type { Ports } from '#app/engine/ports'
import type { SavedState } from '#app/engine/storage/saved-state'
import { hashPin } from './pin-hash'

const freeAttempts = 5
const firstPause = 60_000
const longestPause = 60 * 60_000
/** The wait in milliseconds once the server, which accepts 20 attempts per hour, rejects an attempt. */
const serverPause = 15 * 60_000

export type PinOutcome =
  | { kind: 'open' }
  | { kind: 'wrong'; attemptsLeft: number }
  /** The next attempt is possible after `wait` milliseconds. */
  | { kind: 'locked'; wait: number }
  /** The device has no network, which is required for a PIN that it has not accepted before. */
  | { kind: 'offline' }

type LockDependencies = {
  ports: Pick<Ports, 'uuid'>
  saved: SavedState
  gateway: Gateway
  /** Returns the server's time. */
  now: () => number
}

/**
 * Opens the device settings with the unit's staff PIN, which the server checks. An accepted PIN is stored as
 * a slow hash, so that the settings can also be opened without a network.
 */
export class SettingsLock {
  constructor(private readonly dependencies: LockDependencies) {}

  /** Returns the number of milliseconds until another attempt is allowed; 0 if one is allowed now. */
  async remainingLockout(): Promise<number> {
    const attempts = await this.dependencies.saved.find('pin_attempts')
    return Math.max(0, (attempts?.until ?? 0) - this.dependencies.now())
  }

  /** `version` identifies the current PIN; a stored PIN of another version is no longer valid. */
  async open(pin: string, version: string): Promise<PinOutcome> {
    const wait = await this.remainingLockout()
    if (wait > 0) return { kind: 'locked', wait }
    const isRight = (await this.#askServer(pin)) ?? (await this.#compare(pin, version))
    if (isRight === 'limited') return this.#pause(serverPause)
    if (isRight === null) return { kind: 'offline' }
    if (!isRight) return this.#countFailure()
    await this.dependencies.saved.remove('pin_attempts')
    const salt = this.dependencies.ports.uuid()
    await this.dependencies.saved.save('pin', { version, salt, hash: await hashPin(pin, salt) })
    return { kind: 'open' }
  }

  /** Returns null if the server cannot check the PIN, and `limited` after too many attempts. */
  async #askServer(pin: string): Promise<boolean | 'limited' | null> {
    try {
      await this.dependencies.gateway.checkPin(pin)
      return true
    } catch (error) {
      if (!(error instanceof GatewayError)) return null
      if (error.code === 'wrong-pin') return false
      return error.status === 429 ? 'limited' : null
    }
  }

  async #compare(pin: string, version: string): Promise<boolean | null> {
    const known = await this.dependencies.saved.find('pin')
    if (known?.version !== version) return null
    return (await hashPin(pin, known.salt)) === known.hash
  }

  async #countFailure(): Promise<PinOutcome> {
    const failures = ((await this.dependencies.saved.find('pin_attempts'))?.failures ?? 0) + 1
    const excess = failures - freeAttempts
    if (excess >= 0) return this.#pause(Math.min(firstPause * 2 ** excess, longestPause), failures)
    await this.dependencies.saved.save('pin_attempts', { failures, until: 0 })
    return { kind: 'wrong', attemptsLeft: -excess }
  }

  async #pause(wait: number, failures = freeAttempts): Promise<PinOutcome> {
    await this.dependencies.saved.save('pin_attempts', { failures, until: this.dependencies.now() + wait })
    return { kind: 'locked', wait }
  }
}
