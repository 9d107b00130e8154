import { createHash, randomUUID } from 'node:crypto'
import { resolve } from '@bgm/playback'
import type { Ports } from '#app/engine/ports'
import { Session } from '#app/engine/session'
import type { View } from '#app/engine/view'
import { HttpNetwork, RequestTracker } from './http-network'
import { SimulatedStorage } from './memory-stores'
import { type HeardTrack, SimulatedAudio, type SimulatedFile } from './simulated-audio'
import { SimulatedClock } from './simulated-clock'
import { verifySignature } from './verify-signature'

const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

/** The real engine on simulated time, audio and storage, connected to a real gateway. */
class SimulatedDevice {
  readonly storage = new SimulatedStorage()
  /** The tracks that were played, with times in milliseconds since 1970. */
  readonly heard: HeardTrack[] = []
  /** Milliseconds by which the device's own clock is ahead. */
  clockError = 0
  /** The longest period without sound while the plan had music, in seconds. */
  longestGap = 0
  #gap = 0
  #session: Session | null = null
  #audio: SimulatedAudio | null = null
  #stop: () => void = () => {}

  constructor(
    private readonly clock: SimulatedClock,
    readonly network: HttpNetwork,
    private readonly files: ReadonlyMap<number, SimulatedFile>,
  ) {
    this.#listen()
  }

  async boot(): Promise<void> {
    const app = this.clock.startProcess()
    const startedAt = this.clock.trueTime()
    const audio = new SimulatedAudio(app, this.files)
    this.#audio = audio
    this.#stop = () => {
      app.kill()
      this.network.disconnect()
      for (const deck of audio.decks) deck.unload()
      for (const track of audio.heard) this.heard.push({ ...track, startedAt: track.startedAt + startedAt })
    }
    const ports: Ports = {
      clock: { ...app, wall: () => app.wall() + this.clockError },
      audio,
      ...this.storage.open(app.isAlive),
      update: { check: () => {}, isReady: () => false, activate: () => {} },
      fetch: (path, init) => (app.isAlive() ? this.network.fetch(path, init) : new Promise(() => {})),
      digest: async bytes => sha256(bytes),
      verifySignature,
      random: Math.random,
      uuid: randomUUID,
      appVersion: 'simulated',
    }
    this.#session = new Session(ports)
    await this.#session.start()
  }

  /** Ends the app without warning; its storage remains. */
  kill(): void {
    this.#stop()
    this.#stop = () => {}
    this.#session = null
    this.#audio = null
    this.#gap = 0
  }

  view(): View | null {
    return this.#session?.view.get() ?? null
  }

  isSounding(): boolean {
    return (this.#audio?.level() ?? 0) > 0
  }

  /** Checks every second that the device plays when it should. */
  #listen(): void {
    this.clock.after(1_000, () => {
      const view = this.view()
      const bundle = view?.screen === 'zone' ? view.bundle : null
      const { kind } = bundle ? resolve(bundle.plan, this.clock.trueTime()).source : { kind: 'silence' }
      const isWanted = kind === 'playlist' && !bundle?.desired.paused
      this.#gap = isWanted && !this.isSounding() ? this.#gap + 1 : 0
      this.longestGap = Math.max(this.longestGap, this.#gap)
      this.#listen()
    })
  }
}

/**
 * Creates devices that share a simulated clock, which stands still while a request waits for its response.
 */
export function createSimulatedDevices({
  count,
  start,
  url,
  files,
}: {
  count: number
  /** Milliseconds since 1970. */
  start: number
  /** URL of the gateway. */
  url: string
  /** Audio files, keyed by size in bytes. */
  files: ReadonlyMap<number, SimulatedFile>
}) {
  const requests = new RequestTracker()
  const clock = new SimulatedClock(start, requests.settle)
  const devices = Array.from(
    { length: count },
    () => new SimulatedDevice(clock, new HttpNetwork(url, clock, requests), files),
  )
  return { clock, devices }
}
