import { setTimeout as pause } from 'node:timers/promises'
import type { SimulatedClock } from './simulated-clock'

const pingEvery = 20_000
/** The timeout of a request, in real milliseconds. */
const requestTimeout = 30_000
const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** Counts the requests that are waiting for a response. Simulated time stands still while there are any. */
export class RequestTracker {
  #waiting = 0

  async wait<T>(response: Promise<T>): Promise<T> {
    this.#waiting += 1
    try {
      return await response
    } finally {
      this.#waiting -= 1
    }
  }

  settle = async (): Promise<void> => {
    do {
      if (this.#waiting > 0) await pause(1)
      // A response may trigger further requests within a few turns of the event loop.
      for (let turn = 0; turn < 4; turn += 1) await nextTurn()
    } while (this.#waiting > 0)
  }
}

/** The network of one device: real HTTP to the gateway, with a connection that can be cut. */
export class HttpNetwork {
  #isCut = false
  /** Whether plays reach the gateway but its responses are lost. */
  losesResponses = false
  readonly #streams = new Set<AbortController>()

  constructor(
    private readonly url: string,
    private readonly clock: SimulatedClock,
    private readonly requests: RequestTracker,
  ) {}

  cut(): void {
    this.#isCut = true
    this.disconnect()
  }

  restore(): void {
    this.#isCut = false
  }

  /** Closes the open event streams. */
  disconnect(): void {
    for (const stream of this.#streams) stream.abort(new TypeError('network error'))
    this.#streams.clear()
  }

  fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (this.#isCut) throw new TypeError('Failed to fetch')
    if (path === '/device/events') return this.#openStream(path, init)
    const response = await this.requests.wait(this.#request(path, init))
    if (this.losesResponses && path === '/device/plays') throw new TypeError('Failed to fetch')
    return response
  }

  /** Adds a header with the simulated time, which sets the gateway's clock (tooling/verify). */
  #send(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('x-simulated-now', String(Math.round(this.clock.trueTime())))
    const signals = init.signal ? [init.signal, signal] : [signal]
    return fetch(this.url + path, { ...init, headers, signal: AbortSignal.any(signals) })
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const response = await this.#send(path, init, AbortSignal.timeout(requestTimeout))
    const { status, headers } = response
    const body = await response.arrayBuffer()
    return new Response(status === 204 || status === 304 ? null : body, { status, headers })
  }

  async #openStream(path: string, init: RequestInit): Promise<Response> {
    const abort = new AbortController()
    const response = await this.requests.wait(this.#send(path, init, abort.signal))
    const { status, headers, body } = response
    if (!response.ok || !body) return response
    this.#streams.add(abort)
    return new Response(this.#withPings(body, abort), { status, headers })
  }

  /**
   * The gateway sends pings in real time, so more pings are added in simulated time while the connection is
   * open.
   */
  #withPings(body: ReadableStream<Uint8Array>, abort: AbortController): ReadableStream<Uint8Array> {
    const reader = body.getReader()
    let isOpen = true
    const close = () => {
      isOpen = false
      this.#streams.delete(abort)
    }
    return new ReadableStream<Uint8Array>({
      start: stream => {
        const read = async () => {
          for (let part = await reader.read(); !part.done; part = await reader.read())
            if (isOpen) stream.enqueue(part.value)
          if (isOpen) stream.close()
          close()
        }
        read().catch((error: unknown) => {
          if (isOpen) stream.error(error)
          close()
        })
        this.#pingWhile(() => isOpen, stream)
      },
      cancel: () => {
        close()
        abort.abort()
      },
    })
  }

  #pingWhile(isOpen: () => boolean, stream: ReadableStreamDefaultController<Uint8Array>): void {
    this.clock.after(pingEvery, () => {
      if (!isOpen()) return
      const data = JSON.stringify({ now: Math.round(this.clock.trueTime()) })
      stream.enqueue(new TextEncoder().encode(`event: ping\ndata: ${data}\n\n`))
      this.#pingWhile(isOpen, stream)
    })
  }
}
