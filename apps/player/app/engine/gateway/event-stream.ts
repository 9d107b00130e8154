import { deviceEventSchemas } from '@bgm/validation'
import type * as z from 'zod/mini'
import { Backoff } from '#app/engine/backoff'
import type { Ports } from '#app/engine/ports'
import type { Gateway } from './gateway'
import { type ServerEvent, ServerEventParser } from './server-events'

type Events = typeof deviceEventSchemas
export type DeviceEvent = {
  [Name in keyof Events]: { name: Name; data: z.output<Events[Name]> }
}[keyof Events]

/** A stream that has received no event for this many milliseconds is reopened. */
const silenceTimeout = 60_000

function parse({ name, data }: ServerEvent): DeviceEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    if (name === 'ping') return { name, data: deviceEventSchemas.ping.parse(value) }
    if (name === 'changed') return { name, data: deviceEventSchemas.changed.parse(value) }
    if (name === 'command') return { name, data: deviceEventSchemas.command.parse(value) }
    if (name === 'revoked') return { name, data: deviceEventSchemas.revoked.parse(value) }
    if (name === 'update') return { name, data: deviceEventSchemas.update.parse(value) }
  } catch (error) {
    console.warn('An event could not be read', error)
  }
  // The event is invalid, or comes from a newer version of the gateway.
  return null
}

/** Opens the event stream, and opens it again whenever it ends. */
export class EventStream {
  #abort = new AbortController()
  #isStopped = false
  #endWait: () => void = () => {}
  readonly #backoff: Backoff

  constructor(
    private readonly ports: Ports,
    private readonly gateway: Gateway,
    private readonly handle: (event: DeviceEvent) => void,
    private readonly onError: (error: unknown) => void,
  ) {
    this.#backoff = new Backoff(ports.random, 1_000, 60_000)
  }

  async run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#read()
      } catch (error) {
        if (!this.#isStopped) this.onError(error)
      }
      if (!this.#isStopped) await this.#wait(this.#backoff.next())
    }
  }

  stop(): void {
    this.#isStopped = true
    this.#abort.abort()
  }

  /** Replaces the stream, because a dead connection may never be closed. */
  reopen(): void {
    this.#backoff.reset()
    this.#abort.abort(new Error('The event stream is reopened'))
    this.#endWait()
  }

  /** Opens a stream and reads it to its end. */
  async #read(): Promise<void> {
    const abort = new AbortController()
    this.#abort = abort
    const expire = () => abort.abort(new Error('The event stream is silent'))
    let cancel = this.ports.clock.after(silenceTimeout, expire)
    try {
      const stream = await this.gateway.openEvents(abort.signal)
      const reader = stream.getReader()
      abort.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
      const decoder = new TextDecoder()
      const parser = new ServerEventParser()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        for (const event of parser.push(decoder.decode(value, { stream: true }))) {
          cancel()
          cancel = this.ports.clock.after(silenceTimeout, expire)
          this.#backoff.reset()
          const known = parse(event)
          if (known) this.handle(known)
        }
      }
    } finally {
      cancel()
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise(resolve => {
      const cancel = this.ports.clock.after(ms, resolve)
      this.#endWait = () => {
        cancel()
        resolve()
      }
    })
  }
}
