import {
  type AnnouncementPlay,
  bundleSchema,
  type CommandResult,
  type DeviceKeyState,
  type DeviceTokenError,
  deviceCodeSchema,
  deviceKeyResultSchema,
  deviceTokenErrors,
  deviceTokenSchema,
  type Heartbeat,
  heartbeatResponseSchema,
  type KeyProof,
  type LogFinding,
  type Play,
  type PlaysHead,
  playsResultSchema,
  type Track,
} from '@bgm/validation'
import * as z from 'zod/mini'
import type { Ports } from '#app/engine/ports'
import { readAudio } from './read-audio'

const timeout = 15_000
const audioTimeout = 5 * 60_000
/** The longest wait for the headers of any response, in milliseconds. */
const headersTimeout = 30_000

const errorSchema = z.object({
  error: z.object({ details: z.optional(z.object({ code: z.optional(z.string().check(z.maxLength(64))) })) }),
})

/** An error response: its HTTP status and its `details.code`. */
export class GatewayError extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
  ) {
    super(`The gateway responded ${status}${code ? ` (${code})` : ''}`)
  }
}

/**
 * A revoked token gets a 401 with the code `revoked`. Any other 401 may be a server fault and does not
 * unpair the device.
 */
export const isRevoked = (error: unknown) => error instanceof GatewayError && error.code === 'revoked'

async function toGatewayError(response: Response): Promise<GatewayError> {
  const body: unknown = await response.json().catch(() => null)
  const parsed = errorSchema.safeParse(body)
  return new GatewayError(response.status, parsed.success ? (parsed.data.error.details?.code ?? null) : null)
}

const isTokenError = (code: string | null): code is DeviceTokenError =>
  deviceTokenErrors.some(known => known === code)

/** Why an installation code cannot be used. */
export type InstallationProblem = 'unknown' | 'too_many' | 'offline'

/** An audio file in the bundle. */
export type AudioFile = Pick<Track, 'id' | 'revision' | 'sha256' | 'bytes' | 'mime'>
export type AudioKind = 'track' | 'announcement'

/**
 * The client for the device API. Methods throw `GatewayError`, or the error of `fetch` if there is no
 * connection.
 */
export class Gateway {
  constructor(
    private readonly ports: Pick<Ports, 'fetch' | 'clock'>,
    private readonly token: string | null,
    /** Receives the time, in milliseconds since 1970, of every response that this client can read. */
    private readonly onTime: (now: number, roundTrip: number) => void = () => {},
  ) {}

  /** Sends a request. The timeout covers reading the body, too. */
  async #request<T>(
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
    ms = timeout,
  ): Promise<T> {
    const abort = new AbortController()
    const expire = () => abort.abort(new Error('The gateway did not respond in time'))
    const cancel = this.ports.clock.after(ms, expire)
    const cancelHeaders = this.ports.clock.after(Math.min(ms, headersTimeout), expire)
    const headers: Record<string, string> = { accept: 'application/json' }
    if (this.token) headers.authorization = `Bearer ${this.token}`
    if (init.body) headers['content-type'] = 'application/json'
    const started = this.ports.clock.elapsed()
    try {
      const response = await this.ports.fetch(path, {
        ...init,
        headers: { ...headers, ...init.headers },
        signal: abort.signal,
      })
      cancelHeaders()
      const roundTrip = this.ports.clock.elapsed() - started
      if (!response.ok && response.status !== 304) {
        const error = await toGatewayError(response)
        if (error.code !== null) this.#readTime(response, roundTrip)
        throw error
      }
      const result = await read(response)
      this.#readTime(response, roundTrip)
      return result
    } finally {
      cancel()
      cancelHeaders()
    }
  }

  #readTime(response: Response, roundTrip: number): void {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) this.onTime(date, roundTrip)
  }

  #post(path: string, body?: object): Promise<unknown> {
    const init = { method: 'POST', ...(body && { body: JSON.stringify(body) }) }
    return this.#request(path, init, response =>
      response.status === 204 ? Promise.resolve(null) : response.json(),
    )
  }

  async requestCode(appVersion: string) {
    return deviceCodeSchema.parse(await this.#post('/device/code', { app_version: appVersion }))
  }

  /** Returns the token and its zone, the organisation to confirm, or the error code if there is neither. */
  async requestToken(deviceCode: string, key?: KeyProof) {
    try {
      return deviceTokenSchema.parse(await this.#post('/device/token', { device_code: deviceCode, key }))
    } catch (error) {
      if (error instanceof GatewayError && isTokenError(error.code)) return error.code
      throw error
    }
  }

  /** Offers this device to the zone of an installation code. Returns why it cannot be used, or null. */
  async install(deviceCode: string, code: string): Promise<InstallationProblem | null> {
    try {
      await this.#post('/device/install', { device_code: deviceCode, code })
      return null
    } catch (error) {
      if (!(error instanceof GatewayError)) return 'offline'
      if (error.status === 429) return 'too_many'
      return error.code === 'unknown-code' ? 'unknown' : 'offline'
    }
  }

  /** Confirms or declines the organisation that has approved this device's code. */
  async answerApproval(deviceCode: string, confirmed: boolean, key?: KeyProof): Promise<void> {
    await this.#post('/device/confirm', { device_code: deviceCode, confirmed, key })
  }

  /** Returns whether the server uses this device's key. */
  async registerKey(key: KeyProof): Promise<DeviceKeyState> {
    return deviceKeyResultSchema.parse(await this.#post('/device/key', { key })).state
  }

  /** Reports that this device was unpaired on its screen. */
  async unpair(): Promise<void> {
    await this.#post('/device/unpair')
  }

  /** Rejects with the code `wrong-pin` if the PIN is not the unit's staff PIN. */
  async checkPin(pin: string): Promise<void> {
    await this.#post('/device/pin', { pin })
  }

  /** Sets the zone's volume, in percent. */
  async setVolume(volume: number): Promise<void> {
    await this.#post('/device/volume', { volume })
  }

  /** Returns null if the bundle still has the given entity tag. */
  findBundle(etag: string | null) {
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
    return this.#request(
      '/device/bundle',
      { headers },
      async response => {
        if (response.status === 304) return null
        return { bundle: bundleSchema.parse(await response.json()), etag: response.headers.get('etag') }
      },
      4 * timeout,
    )
  }

  async sendHeartbeat(heartbeat: Heartbeat) {
    return heartbeatResponseSchema.parse(await this.#post('/device/heartbeat', heartbeat))
  }

  /** A signature that the gateway does not understand must not keep plays from being delivered. */
  async sendPlays(plays: readonly Play[], head?: PlaysHead) {
    const send = async (body: object) => playsResultSchema.parse(await this.#post('/device/plays', body))
    try {
      return await send({ plays, head })
    } catch (error) {
      if (head && error instanceof GatewayError && error.status === 400) return send({ plays })
      throw error
    }
  }

  async sendAnnouncements(announcements: readonly AnnouncementPlay[]) {
    return playsResultSchema.parse(await this.#post('/device/announcements', { announcements }))
  }

  /** The body of a response. */
  readText(path: string): Promise<string> {
    return this.#request(path, {}, response => response.text())
  }

  /** Reports that the usage log is not what it should be. */
  async reportLogFinding(finding: LogFinding): Promise<void> {
    await this.#post('/device/log/findings', { finding })
  }

  async acknowledge(command: string, result: CommandResult, reason?: string): Promise<void> {
    const body = reason ? { result, reason } : { result }
    await this.#post(`/device/commands/${encodeURIComponent(command)}/ack`, body)
  }

  /** Fetches a complete audio file, because a partial response cannot be cached. */
  fetchAudio({ id, revision, bytes }: AudioFile, kind: AudioKind): Promise<ArrayBuffer> {
    const folder = kind === 'announcement' ? '/audio/announcements' : '/audio'
    const path = `${folder}/${encodeURIComponent(id)}/${revision}`
    const init = { headers: { accept: 'audio/*' } }
    return this.#request(path, init, response => readAudio(response, bytes, this.ports.clock), audioTimeout)
  }

  /** Opens the event stream, which stays open until the signal aborts it. */
  async openEvents(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const response = await this.ports.fetch('/device/events', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${this.token}` },
      signal,
    })
    if (!response.ok) throw await toGatewayError(response)
    if (!response.body) throw new Error('The event stream has no body')
    return response.body
  }
}
