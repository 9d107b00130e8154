import type { PairingRequest } from '@bgm/validation'
import { Backoff } from '#app/engine/backoff'
import { Gateway } from '#app/engine/gateway/gateway'
import type { Ports } from '#app/engine/ports'

export type PairingCode = {
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

export type PairingView = {
  code: PairingCode | null
  isOffline: boolean
  /** Whether a member has declined the previous code. */
  isDeclined: boolean
  /** The organisation that has approved the code, which somebody at the device has to confirm. */
  approval: Approval | null
}

export interface Approval extends Pick<PairingRequest, 'organisation' | 'business_unit' | 'zone'> {
  /** When the approval expires, on the monotonic clock. */
  expiresAt: number
  /** Whether the answer is being sent. */
  isAnswering: boolean
  answer(confirmed: boolean): void
}

export type PairingResult = {
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
        this.show({ code: null, isOffline: true, isDeclined, approval: null })
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
    let until = code.expiresAt
    let approval: Approval | null = null
    for (;;) {
      this.show({ code, isOffline, isDeclined, approval })
      await this.#wait(seconds * 1000)
      if (this.ports.clock.elapsed() >= until) return 'expired_token'
      try {
        const result = await gateway.requestToken(deviceCode)
        isOffline = false
        if (result === 'slow_down') seconds += secondsMore
        else if (typeof result === 'string') {
          if (result !== 'authorization_pending') return result
        } else if ('token' in result) return { ...result, portal: getPortalUrl(code.uri) }
        else {
          approval ??= this.#offer(result.confirm, confirmed => gateway.answerApproval(deviceCode, confirmed))
          until = approval.expiresAt
        }
      } catch {
        isOffline = true
      }
    }
  }

  /** Sends the answer once. If that fails, the buttons can be used again. */
  #offer(
    { organisation, business_unit, zone, expires_in }: PairingRequest,
    send: (confirmed: boolean) => Promise<void>,
  ): Approval {
    const offered: Approval = {
      organisation,
      business_unit,
      zone,
      expiresAt: this.ports.clock.elapsed() + expires_in * 1000,
      isAnswering: false,
      answer: confirmed => {
        if (offered.isAnswering) return
        offered.isAnswering = true
        send(confirmed).catch(() => {
          offered.isAnswering = false
        })
      },
    }
    return offered
  }

  #wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.ports.clock.after(ms, resolve)
    })
  }
}
