import { Backoff } from './backoff'
import { Gateway } from './gateway'
import type { Ports } from './ports'

export interface PairingCode {
  /** The code without the hyphen. */
  userCode: string
  /**
   * The URLs of the page where a member enters the code: `uri` without the code, `completeUri` with the code
   * filled in.
   */
  uri: string
  completeUri: string
  /** When the code expires, on the monotonic clock. */
  expiresAt: number
}

export interface PairingView {
  code: PairingCode | null
  isOffline: boolean
  /** Whether a member has declined the previous code. */
  isDeclined: boolean
}

export interface PairingResult {
  token: string
  zone: { id: string; name: string }
  /** The portal's URL, without a locale. */
  portal: string
}

const secondsMore = 5

/** Derives the portal's URL from the pairing page's URL. */
const getPortalUrl = (uri: string) => uri.replace(/(?:\/en)?\/pair$/, '')

/**
 * The device flow of RFC 8628. A code that expires or is declined is replaced until a member approves one.
 */
export class Pairing {
  constructor(
    private readonly ports: Pick<Ports, 'clock' | 'fetch' | 'random' | 'appVersion'>,
    private readonly show: (view: PairingView) => void,
  ) {}

  async run(): Promise<PairingResult> {
    const gateway = new Gateway(this.ports, null)
    const backoff = new Backoff(this.ports.random, 2_000, 60_000)
    let isDeclined = false
    for (;;) {
      try {
        const response = await gateway.requestCode(this.ports.appVersion)
        backoff.reset()
        const code: PairingCode = {
          userCode: response.user_code.replaceAll('-', ''),
          uri: response.verification_uri,
          completeUri: response.verification_uri_complete,
          expiresAt: this.ports.clock.elapsed() + response.expires_in * 1000,
        }
        const result = await this.#poll(gateway, response.device_code, response.interval, {
          code,
          isDeclined,
        })
        if (typeof result === 'object') return result
        isDeclined = result === 'access_denied'
      } catch {
        this.show({ code: null, isOffline: true, isDeclined })
        await this.#wait(backoff.next())
      }
    }
  }

  async #poll(
    gateway: Gateway,
    deviceCode: string,
    interval: number,
    { code, isDeclined }: { code: PairingCode; isDeclined: boolean },
  ): Promise<PairingResult | 'expired_token' | 'access_denied'> {
    let seconds = interval
    let isOffline = false
    for (;;) {
      this.show({ code, isOffline, isDeclined })
      await this.#wait(seconds * 1000)
      if (this.ports.clock.elapsed() >= code.expiresAt) return 'expired_token'
      try {
        const result = await gateway.requestToken(deviceCode)
        isOffline = false
        if (result === 'slow_down') seconds += secondsMore
        else if (typeof result === 'object') return { ...result, portal: getPortalUrl(code.uri) }
        else if (result !== 'authorization_pending') return result
      } catch {
        isOffline = true
      }
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.ports.clock.after(ms, resolve)
    })
  }
}
