import type { Command, CommandResult, Heartbeat } from '@bgm/validation'
import * as z from 'zod/mini'
import { type DeviceEvent, EventStream } from '#app/engine/gateway/event-stream'
import { type Gateway, isRevoked } from '#app/engine/gateway/gateway'
import type { Cancel, Ports } from '#app/engine/ports'

const heartbeatInterval = 30_000
/** The gateway accepts up to 60 heartbeats per minute. */
const minHeartbeatGap = 2_000
const offlineAfter = 45_000
const maxHandledCommands = 50

export type CommandOutcome = { result: CommandResult; reason?: string }

export interface ConnectionEvents {
  heartbeat(): Heartbeat
  /** Receives the server's time from a response that took `roundTrip` milliseconds. */
  time(now: number, roundTrip: number): void
  /** Receives the version of the zone's bundle on the server. */
  version(version: string): Promise<void>
  command(command: Command): Promise<CommandOutcome>
  revoked(reason: 'unpaired' | 'replaced'): void
  update(): void
  /** Called after every successful heartbeat. */
  contact(): Promise<void>
  /** Called if a copy of this device uses the same pairing. */
  copied(): void
  changed(): void
}

/** Sends heartbeats for a paired device and follows its event stream. */
export class Connection {
  readonly #events: EventStream
  /** Results by command id; null while the command is running. */
  readonly #handled = new Map<string, CommandOutcome | null>()
  #cancelHeartbeat: Cancel = () => {}
  #isStopped = false
  #isSending = false
  #sendAgain = false
  #lastHeartbeat = Number.NEGATIVE_INFINITY
  lastContact: number | null = null
  /** The round-trip time of the latest heartbeat in milliseconds. */
  roundTrip: number | null = null

  constructor(
    private readonly ports: Ports,
    private readonly gateway: Gateway,
    private readonly on: ConnectionEvents,
  ) {
    this.#events = new EventStream(
      ports,
      gateway,
      event => this.#handle(event),
      error => this.#failed(error),
    )
  }

  start(): void {
    void this.#events.run()
    void this.sendHeartbeat()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelHeartbeat()
    this.#events.stop()
  }

  isOnline(): boolean {
    return this.lastContact !== null && this.ports.clock.elapsed() - this.lastContact < offlineAfter
  }

  /**
   * Contacts the server now and reopens the event stream, e.g. after a suspension. Returns whether the
   * server responded.
   */
  async reconnect(): Promise<boolean> {
    this.#events.reopen()
    return this.contact()
  }

  /** Sends a heartbeat now; returns whether the server responded. */
  async contact(): Promise<boolean> {
    const before = this.lastContact
    await this.sendHeartbeat()
    return this.lastContact !== null && this.lastContact !== before
  }

  /** Sends the next heartbeat early; called when the player's state has changed. */
  sendHeartbeatSoon(): void {
    if (this.#isStopped) return
    if (this.#isSending) {
      this.#sendAgain = true
      return
    }
    const since = this.ports.clock.elapsed() - this.#lastHeartbeat
    this.#cancelHeartbeat()
    const wait = Math.max(0, minHeartbeatGap - since)
    this.#cancelHeartbeat = this.ports.clock.after(wait, () => void this.sendHeartbeat())
  }

  async sendHeartbeat(): Promise<void> {
    if (this.#isStopped || this.#isSending) return
    this.#isSending = true
    this.#sendAgain = false
    this.#cancelHeartbeat()
    this.#lastHeartbeat = this.ports.clock.elapsed()
    const wasOnline = this.isOnline()
    try {
      await this.#exchange()
    } catch (error) {
      this.#failed(error)
    }
    this.#isSending = false
    if (this.#isStopped) return
    const wait = this.#sendAgain ? minHeartbeatGap : heartbeatInterval
    this.#cancelHeartbeat = this.ports.clock.after(wait, () => void this.sendHeartbeat())
    if (wasOnline !== this.isOnline()) this.on.changed()
  }

  async #exchange(): Promise<void> {
    const started = this.ports.clock.elapsed()
    const { now, version, commands, copied } = await this.gateway.sendHeartbeat(this.on.heartbeat())
    this.roundTrip = this.ports.clock.elapsed() - started
    this.lastContact = this.ports.clock.elapsed()
    this.on.time(now, this.roundTrip)
    if (copied) this.on.copied()
    for (const command of commands) void this.#runCommand(command)
    // Neither waits for the other: plays are delivered even if the bundle cannot be loaded.
    void this.on.version(version).catch(error => this.#failed(error))
    void this.on.contact().catch(error => this.#failed(error))
  }

  #failed(error: unknown): void {
    if (isRevoked(error)) this.on.revoked('unpaired')
    // Without this warning, a response that this version cannot parse would look like a slow download.
    else if (error instanceof z.core.$ZodError)
      console.warn('A response of the gateway is invalid', error.issues)
  }

  #handle(event: DeviceEvent): void {
    this.lastContact = this.ports.clock.elapsed()
    if (event.name === 'changed') void this.on.version(event.data.version).catch(error => this.#failed(error))
    if (event.name === 'command') void this.#runCommand(event.data)
    if (event.name === 'revoked') this.on.revoked(event.data.reason)
    if (event.name === 'update') this.on.update()
  }

  /**
   * A command may arrive twice, in the event stream and in a heartbeat response. It runs only once; if it
   * arrives again after that, it is acknowledged again.
   */
  async #runCommand(command: Command): Promise<void> {
    const known = this.#handled.get(command.id)
    if (known === null) return
    if (!known) this.#handled.set(command.id, null)
    const outcome = known ?? (await this.on.command(command))
    this.#handled.set(command.id, outcome)
    for (const id of [...this.#handled.keys()].slice(0, -maxHandledCommands)) this.#handled.delete(id)
    await this.gateway
      .acknowledge(command.id, outcome.result, outcome.reason)
      .catch(error => this.#failed(error))
  }
}
