import type { KeyProof, PairingRequest } from '@bgm/validation'
import { Backoff } from '#app/engine/backoff'
import { proveKey } from '#app/engine/device/signing-key'
import { Gateway, type InstallationProblem } from '#app/engine/gateway/gateway'
import type { DeviceSigner, Ports } from '#app/engine/ports'

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
  /** What became of an installation code, which somebody has entered or opened as a link. */
  installation: 'sending' | InstallationProblem | null
  /** Enters an installation code from a printed sheet. */
  install(code: string): void
}

type ShownPairing = Omit<PairingView, 'installation' | 'install'>

export interface Approval extends Pick<PairingRequest, 'organisation' | 'business_unit' | 'zone'> {
  /** When the approval expires, on the monotonic clock. */
  expiresAt: number
  /** Whether the answer is being sent. */
  isAnswering: boolean
  answer(confirmed: boolean): void
}

export type PairingResult = {
  /** The id under which this device keeps the pairing and its key. */
  pairing: string
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
    private readonly ports: Pick<Ports, 'clock' | 'fetch' | 'random' | 'appVersion' | 'keys' | 'uuid'>,
    private readonly show: (view: PairingView) => void,
    /** The code of the link with which the player was opened. */
    linkCode: string | null = null,
  ) {
    this.#entered = linkCode
  }

  /** An installation code that has not been sent yet. */
  #entered: string | null
  #installation: PairingView['installation'] = null
  #wake: (() => void) | null = null

  #install = (code: string): void => {
    this.#entered = code
    this.#wake?.()
  }

  #show(view: ShownPairing): void {
    this.show({ ...view, installation: this.#installation, install: this.#install })
  }

  /** Sends the code that was entered. Returns whether the device is offered to its zone. */
  async #sendEntered(gateway: Gateway, deviceCode: string, view: ShownPairing): Promise<boolean> {
    const code = this.#entered ?? ''
    this.#entered = null
    this.#installation = 'sending'
    this.#show(view)
    this.#installation = await gateway.install(deviceCode, code)
    return this.#installation === null
  }

  async run(): Promise<PairingResult> {
    const gateway = new Gateway(this.ports, null)
    const backoff = new Backoff(this.ports.random, 2_000, 60_000)
    const pairing = this.ports.uuid()
    const signer = await this.ports.keys.create(pairing).catch(() => null)
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
        const key = await this.#prove(signer, response.device_code)
        const result = await this.#poll(gateway, response.device_code, response.interval, {
          code,
          key,
          isDeclined,
        })
        if (typeof result === 'object') return { ...result, pairing }
        isDeclined = result === 'access_denied'
      } catch {
        this.#show({ code: null, isOffline: true, isDeclined, approval: null })
        await this.#wait(backoff.next())
      }
    }
  }

  /** The proof of the key for a code; a device that cannot sign is paired without one. */
  async #prove(signer: DeviceSigner | null, deviceCode: string): Promise<KeyProof | undefined> {
    return signer ? await proveKey(signer, deviceCode).catch(() => undefined) : undefined
  }

  async #poll(
    gateway: Gateway,
    deviceCode: string,
    interval: number,
    { code, key, isDeclined }: { code: PairingCode; key: KeyProof | undefined; isDeclined: boolean },
  ): Promise<Omit<PairingResult, 'pairing'> | 'expired_token' | 'access_denied'> {
    let seconds = interval
    let isOffline = false
    let until = code.expiresAt
    let approval: Approval | null = null
    for (;;) {
      const view = { code, isOffline, isDeclined, approval }
      this.#show(view)
      await this.#waitOrEntered(seconds * 1000)
      if (this.ports.clock.elapsed() >= until) return 'expired_token'
      if (this.#entered !== null && !(await this.#sendEntered(gateway, deviceCode, view))) continue
      try {
        const result = await gateway.requestToken(deviceCode, key)
        isOffline = false
        if (result === 'slow_down') seconds += secondsMore
        else if (typeof result === 'string') {
          if (result !== 'authorization_pending') return result
        } else if ('token' in result) return { ...result, portal: getPortalUrl(code.uri) }
        else {
          approval ??= this.#offer(result.confirm, confirmed =>
            gateway.answerApproval(deviceCode, confirmed, key),
          )
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

  /** Waits, but not for longer than until a code is entered. */
  #waitOrEntered(ms: number): Promise<void> {
    return new Promise(resolve => {
      const cancel = this.ports.clock.after(ms, resolve)
      this.#wake = () => {
        cancel()
        resolve()
      }
      if (this.#entered !== null) this.#wake()
    })
  }

  #wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.ports.clock.after(ms, resolve)
    })
  }
}
