import type { Command, CommandResult, Heartbeat } from '@bgm/validation'
import * as z from 'zod/mini'
import type { Emitter } from '#app/engine/events'
import { type DeviceEvent, EventStream } from '#app/engine/gateway/event-stream'
import { type Gateway, isRevoked } from '#app/engine/gateway/gateway'
import type { Cancel, Ports } from '#app/engine/ports'

const heartbeatInterval = 30_000
/** The gateway accepts up to 60 heartbeats per minute. */
const minHeartbeatGap = 2_000
const offlineAfter = 45_000
const maxHandledCommands = 50

export type CommandOutcome = { result: CommandResult; reason?: string }

/** What a connection needs done; what fails because the pairing was revoked ends it. */
export type ConnectionTasks = {
  createHeartbeat(): Heartbeat
  /** Loads the bundle if the server's has another version. */
  pullBundle(version: string): Promise<void>
  /** Delivers what is waiting, after every successful heartbeat. */
  deliver(): Promise<void>
  runCommand(command: Command): Promise<CommandOutcome>
}

export type ConnectionEvents = {
  /** The server's time in a response that took `roundTrip` milliseconds. */
  timeReceived: { now: number; roundTrip: number }
  revoked: 'unpaired' | 'replaced'
  /** A new version of the app can be installed. */
  appReleased: undefined
  /** A copy of this device uses the same pairing. */
  copyFound: undefined
  onlineChanged: boolean
}

/** Sends heartbeats for a paired device and follows its event stream. */
export class Connection {
  readonly #stream: EventStream
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
    private readonly tasks: ConnectionTasks,
    private readonly events: Emitter<ConnectionEvents>,
  ) {
    this.#stream = new EventStream(
      ports,
      gateway,
      event => this.#handle(event),
      error => this.#failed(error),
    )
  }

  start(): void {
    void this.#stream.run()
    void this.sendHeartbeat()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelHeartbeat()
    this.#stream.stop()
  }

  isOnline(): boolean {
    return this.lastContact !== null && this.ports.clock.elapsed() - this.lastContact < offlineAfter
  }

  /**
   * Contacts the server now and reopens the event stream, e.g. after a suspension. Returns whether the
   * server responded.
   */
  async reconnect(): Promise<boolean> {
    this.#stream.reopen()
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
    const isOnline = this.isOnline()
    if (wasOnline !== isOnline) void this.events.emit('onlineChanged', isOnline)
  }

  async #exchange(): Promise<void> {
    const started = this.ports.clock.elapsed()
    const { now, version, commands, copied } = await this.gateway.sendHeartbeat(this.tasks.createHeartbeat())
    this.roundTrip = this.ports.clock.elapsed() - started
    this.lastContact = this.ports.clock.elapsed()
    void this.events.emit('timeReceived', { now, roundTrip: this.roundTrip })
    if (copied) void this.events.emit('copyFound', undefined)
    for (const command of commands) void this.#runCommand(command)
    // Neither waits for the other: plays are delivered even if the bundle cannot be loaded.
    void this.tasks.pullBundle(version).catch(error => this.#failed(error))
    void this.tasks.deliver().catch(error => this.#failed(error))
  }

  #failed(error: unknown): void {
    if (isRevoked(error)) void this.events.emit('revoked', 'unpaired')
    // Without this warning, a response that this version cannot parse would look like a slow download.
    else if (error instanceof z.core.$ZodError)
      console.warn('A response of the gateway is invalid', error.issues)
  }

  #handle(event: DeviceEvent): void {
    this.lastContact = this.ports.clock.elapsed()
    if (event.name === 'changed')
      void this.tasks.pullBundle(event.data.version).catch(error => this.#failed(error))
    if (event.name === 'command') void this.#runCommand(event.data)
    if (event.name === 'revoked') void this.events.emit('revoked', event.data.reason)
    if (event.name === 'update') void this.events.emit('appReleased', undefined)
  }

  /**
   * A command may arrive twice, in the event stream and in a heartbeat response. It runs only once; if it
   * arrives again after that, it is acknowledged again.
   */
  async #runCommand(command: Command): Promise<void> {
    const known = this.#handled.get(command.id)
    if (known === null) return
    if (!known) this.#handled.set(command.id, null)
    const outcome = known ?? (await this.tasks.runCommand(command))
    this.#handled.set(command.id, outcome)
    for (const id of [...this.#handled.keys()].slice(0, -maxHandledCommands)) this.#handled.delete(id)
    await this.gateway
      .acknowledge(command.id, outcome.result, outcome.reason)
      .catch(error => this.#failed(error))
  }
}
