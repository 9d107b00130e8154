import {
  type AnnouncementPlay,
  announcementPlaySchema,
  type Bundle,
  bundleSchema,
  commandAckBodySchema,
  type DeviceKeyState,
  deviceConfirmationBodySchema,
  deviceInstallationBodySchema,
  deviceKeyBodySchema,
  devicePinBodySchema,
  deviceVolumeBodySchema,
  type Heartbeat,
  heartbeatBodySchema,
  logFindingBodySchema,
  type Play,
  type PlaysHead,
  playSchema,
} from '@bgm/validation'
import type { SimulatedClock } from './simulated-clock'
import type { SimulatedLog } from './simulated-log'

type Handler = (init: RequestInit, path: string) => Response | Promise<Response>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 304 || status === 204 ? null : JSON.stringify(body), { status, headers })
const failure = (status: number, code: string) => json({ error: { status, details: { code } } }, status)

const waitForAbort = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

/** The device API in simulated time, with a network that can be cut. */
export class SimulatedGateway {
  isOnline = true
  /** Whether plays reach the gateway but its responses are lost. */
  losesResponses = false
  isRevoked = false
  /** Whether an organisation waits for the device to confirm it. */
  offered = false
  answers: boolean[] = []
  /** The code that the gateway accepts, and those that were sent. */
  installationCode = 'BCDFGHJKLMNP'
  installed: string[] = []
  lostAnswers = 0
  approved = true
  readonly plays = new Map<string, Play>()
  readonly announcements = new Map<string, AnnouncementPlay>()
  readonly heartbeats: Heartbeat[] = []
  readonly acks: { id: string; result: string; reason?: string }[] = []
  duplicates = 0
  codes = 0
  unpairings = 0
  pin = '482139'
  pinAttempts = 0
  /** The public keys that devices have registered, and whether the server uses them. */
  readonly keys: string[] = []
  /** Whether it is of a version that does not know signatures. */
  refusesHeads = false
  /** Every delivery of plays that has arrived. */
  readonly deliveries: { plays: Play[]; head: PlaysHead | null }[] = []
  keyState: DeviceKeyState = 'current'
  latency = 20
  /** Faults by the beginning of a path: a response, or null for a request that is never answered. */
  readonly faults = new Map<string, (() => Response) | null>()
  /** The usage log, if this version has one. */
  log: SimulatedLog | null = null
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()

  constructor(
    private readonly clock: SimulatedClock,
    public bundle: Bundle,
    private readonly audio: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  ) {
    this.#ping()
  }

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    await new Promise<void>(resolve => this.clock.after(this.latency, resolve))
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    for (const [start, fault] of this.faults)
      if (path.startsWith(start)) return fault ? fault() : waitForAbort(init.signal)
    const response = await this.#respond(path, init)
    if (this.losesResponses && path === '/device/plays') throw new TypeError('Failed to fetch')
    return response
  }

  setBundle(changes: Partial<Bundle>): void {
    this.bundle = { ...this.bundle, ...changes, version: `${Number(this.bundle.version) + 1}` }
    this.emit('changed', { version: this.bundle.version })
  }

  /** Stops sending without closing the connections, like a network that fails silently. */
  forgetStreams(): void {
    this.#streams.clear()
  }

  /** The number of open event streams. */
  streams(): number {
    return this.#streams.size
  }

  emit(name: string, data: object): void {
    const bytes = new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    for (const stream of this.#streams) stream.enqueue(bytes)
  }

  cut(): void {
    this.isOnline = false
    for (const stream of this.#streams) stream.error(new TypeError('network error'))
    this.#streams.clear()
  }

  #ping(): void {
    this.clock.after(20_000, () => {
      this.emit('ping', { now: this.clock.trueTime() })
      this.#ping()
    })
  }

  #respond(path: string, init: RequestInit): Response | Promise<Response> {
    const handlers: [RegExp, Handler][] = [
      [/^\/device\/code$/, () => this.#code()],
      [/^\/device\/token$/, () => this.#token()],
      [/^\/device\/install$/, ({ body }) => this.#install(body)],
      [/^\/device\/confirm$/, ({ body }) => this.#confirm(body)],
      [/^\/device\/key$/, ({ body }) => this.#setKey(body)],
      [/^\/device\/unpair$/, () => this.#unpair()],
      [/^\/device\/pin$/, ({ body }) => this.#checkPin(body)],
      [/^\/device\/volume$/, ({ body }) => this.#setVolume(body)],
      [/^\/device\/plays$/, ({ body }) => this.#takePlays(body)],
      [/^\/device\/announcements$/, ({ body }) => this.#takeAnnouncements(body)],
      [/^\/device\/log\?/, (_, at) => this.#proveLog(at)],
      [/^\/device\/log\/findings$/, ({ body }) => this.#takeFinding(body)],
      [/^\/device\/heartbeat$/, ({ body }) => this.#heartbeat(body)],
      [/^\/device\/bundle$/, ({ headers }) => this.#bundle(new Headers(headers))],
      [/^\/device\/events$/, ({ signal }) => this.#events(signal)],
      [/^\/device\/commands\//, ({ body }, at) => this.#ack(at, body)],
      [/^\/audio\//, (_, at) => this.#file(at)],
    ]
    const [, handle] = handlers.find(([pattern]) => pattern.test(path)) ?? []
    if (!handle) return failure(404, 'not-found')
    if (this.isRevoked && !/plays|announcements|code|token/.test(path)) return failure(401, 'revoked')
    return handle(init, path)
  }

  #code(): Response {
    this.codes += 1
    const page = 'https://portal.test/pair'
    return json({
      device_code: `device-${this.codes}`,
      user_code: 'BCDF-GHJK',
      verification_uri: page,
      verification_uri_complete: `${page}?code=BCDF-GHJK`,
      expires_in: 900,
      interval: 5,
    })
  }

  #token(): Response {
    const { zone } = this.bundle
    const confirm = { organisation: 'PT Contoh', business_unit: 'Kafe', zone: zone.name, expires_in: 300 }
    if (!this.approved && this.offered) return json({ confirm })
    if (!this.approved) return failure(400, 'authorization_pending')
    return json({ token: 'token', zone: { id: this.bundle.zone.id, name: this.bundle.zone.name } })
  }

  #install(body: RequestInit['body']): Response {
    const { code } = deviceInstallationBodySchema.parse(JSON.parse(String(body)))
    this.installed.push(code)
    if (code !== this.installationCode) return failure(400, 'unknown-code')
    this.offered = true
    return json(null, 204)
  }

  #confirm(body: RequestInit['body']): Response {
    const { confirmed } = deviceConfirmationBodySchema.parse(JSON.parse(String(body)))
    this.answers.push(confirmed)
    if (this.answers.length <= this.lostAnswers) return failure(503, 'unavailable')
    this.approved = confirmed
    this.offered = false
    return json(null, 204)
  }

  #setKey(body: RequestInit['body']): Response {
    const { key } = deviceKeyBodySchema.parse(JSON.parse(String(body)))
    this.keys.push(key.public_key)
    return json({ state: this.keyState })
  }

  #unpair(): Response {
    this.unpairings += 1
    return json(null, 204)
  }

  #checkPin(body: RequestInit['body']): Response {
    const { pin } = devicePinBodySchema.parse(JSON.parse(String(body)))
    this.pinAttempts += 1
    if (this.pinAttempts > 20) return failure(429, 'rate-limited')
    return pin === this.pin ? json(null, 204) : failure(400, 'wrong-pin')
  }

  #setVolume(body: RequestInit['body']): Response {
    const { volume } = deviceVolumeBodySchema.parse(JSON.parse(String(body)))
    this.setBundle({ desired: { ...this.bundle.desired, volume } })
    return json(null, 204)
  }

  #takePlays(body: RequestInit['body']): Response {
    const { plays, head }: { plays: unknown[]; head?: PlaysHead } = JSON.parse(String(body))
    if (this.refusesHeads && head) return failure(400, 'invalid')
    const parsed = plays.map(play => playSchema.parse(play))
    const isKnown = ({ play_id }: Play) => this.plays.has(play_id)
    const [duplicate, accepted] = [parsed.filter(isKnown), parsed.filter(play => !isKnown(play))]
    for (const play of accepted) this.plays.set(play.play_id, play)
    this.deliveries.push({ plays: parsed, head: head ?? null })
    this.duplicates += duplicate.length
    const ids = (some: Play[]) => some.map(({ play_id }) => play_id)
    const receipt = this.log?.receive(parsed, this.clock.trueTime(), head)
    return json({ accepted: ids(accepted), duplicate: ids(duplicate), rejected: [], receipt })
  }

  #proveLog(path: string): Response {
    return this.log
      ? json(this.log.prove(new URL(path, 'http://gateway.test').searchParams))
      : failure(404, 'not-found')
  }

  #takeFinding(body: RequestInit['body']): Response {
    this.log?.findings.push(logFindingBodySchema.parse(JSON.parse(String(body))).finding)
    return json(null, 204)
  }

  #takeAnnouncements(body: RequestInit['body']): Response {
    const { announcements }: { announcements: unknown[] } = JSON.parse(String(body))
    const parsed = announcements.map(one => announcementPlaySchema.parse(one))
    for (const one of parsed) this.announcements.set(one.play_id, one)
    return json({ accepted: parsed.map(({ play_id }) => play_id), duplicate: [], rejected: [] })
  }

  #heartbeat(body: RequestInit['body']): Response {
    this.heartbeats.push(heartbeatBodySchema.parse(JSON.parse(String(body))))
    return json({ now: this.clock.trueTime(), version: this.bundle.version, commands: [] })
  }

  #bundle(headers: Headers): Response {
    const etag = `"${this.bundle.version}"`
    if (headers.get('if-none-match') === etag) return json(null, 304)
    return json(bundleSchema.parse(this.bundle), 200, { etag })
  }

  #events(signal: RequestInit['signal']): Response {
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null
    const leave = () => {
      if (controller) this.#streams.delete(controller)
    }
    const body = new ReadableStream<Uint8Array>({
      start: stream => {
        controller = stream
        this.#streams.add(stream)
      },
      cancel: leave,
    })
    signal?.addEventListener('abort', leave)
    return new Response(body)
  }

  #ack(path: string, body: RequestInit['body']): Response {
    const id = path.split('/')[3] ?? ''
    this.acks.push({ id, ...commandAckBodySchema.parse(JSON.parse(String(body))) })
    return json(null, 204)
  }

  #file(path: string): Response {
    const bytes = this.audio.get(path)
    return bytes ? new Response(bytes) : failure(404, 'not-found')
  }
}
