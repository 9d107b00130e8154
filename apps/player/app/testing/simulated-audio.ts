import {
  type AudioOutput,
  type Cancel,
  type Clock,
  type Deck,
  type OutputFault,
  PlayBlockedError,
} from '#app/engine/ports'

/** How a file behaves when played. Files are identified by their size. */
export type SimulatedFile = {
  seconds: number
  fault?: 'broken' | 'silent' | 'stalls'
}

/** A part of a file that was played. */
export type HeardTrack = {
  /** The size of the file, which identifies it. */
  bytes: number
  /** The start time, in milliseconds on the monotonic clock. */
  startedAt: number
  seconds: number
}

/** A deck that plays in simulated time, without sound. */
class SimulatedDeck implements Deck {
  onEnd: (() => void) | null = null
  onError: (() => void) | null = null
  #file: SimulatedFile | null = null
  #heard = 0
  #from = 0
  #since: number | null = null
  #startedAt: number | null = null
  #bytes = 0
  #cancelEnd: Cancel = () => {}
  #isFadedOut = true

  constructor(private readonly output: SimulatedAudio) {}

  async load(audio: Blob, _gainDb: number, from = 0): Promise<void> {
    this.unload()
    const file = this.output.files.get(audio.size)
    if (!file || file.fault === 'broken') throw new Error('The file cannot be decoded')
    this.#file = file
    this.#bytes = audio.size
    this.#heard = from
    this.#from = from
  }

  async play(): Promise<void> {
    if (this.output.isBlocked) throw new PlayBlockedError()
    if (!this.#file) throw new Error('No file')
    this.#isFadedOut = false
    if (this.#file.fault === 'stalls') return
    this.#since = this.output.clock.elapsed()
    this.#startedAt ??= this.#since
    const left = (this.#file.seconds - this.#heard) * 1000
    this.#cancelEnd = this.output.clock.after(left, () => {
      this.pause()
      this.onEnd?.()
    })
  }

  pause(): void {
    this.#heard = this.position()
    this.#since = null
    this.#cancelEnd()
  }

  unload(): void {
    this.pause()
    if (this.#startedAt !== null)
      this.output.heard.push({
        bytes: this.#bytes,
        startedAt: this.#startedAt,
        seconds: this.#heard - this.#from,
      })
    this.#startedAt = null
    this.#file = null
    this.#isFadedOut = true
  }

  fade(direction: 'in' | 'out', seconds: number): void {
    this.output.fades.push({ direction, seconds })
    this.#isFadedOut = direction === 'out'
  }

  position(): number {
    return this.#heard + (this.#since === null ? 0 : (this.output.clock.elapsed() - this.#since) / 1000)
  }

  duration(): number | null {
    return this.#file?.seconds ?? null
  }

  isSounding(): boolean {
    return this.#since !== null && !this.#isFadedOut && this.#file?.fault !== 'silent'
  }
}

export class SimulatedAudio implements AudioOutput {
  isBlocked = false
  onRunning: (() => void) | null = null
  volume = 0
  /** The seconds over which the volume changes to its last value. */
  volumeFade = 0
  fault: OutputFault = null
  /** The parts of files that were played, recorded when each file is unloaded. */
  readonly heard: HeardTrack[] = []
  /** All fades of decks, in seconds. */
  readonly fades: { direction: 'in' | 'out'; seconds: number }[] = []
  readonly decks: readonly [SimulatedDeck, SimulatedDeck]
  readonly announcer: SimulatedDeck
  /** The decibels by which the decks are lowered. */
  ducked = 0

  constructor(
    readonly clock: Clock,
    readonly files: ReadonlyMap<number, SimulatedFile>,
  ) {
    this.decks = [new SimulatedDeck(this), new SimulatedDeck(this)]
    this.announcer = new SimulatedDeck(this)
  }

  duck(decibels: number): void {
    this.ducked = decibels
  }

  setVolume(volume: number, seconds: number): void {
    this.volume = volume
    this.volumeFade = seconds
  }

  level(): number {
    return this.decks.some(deck => deck.isSounding()) ? 0.2 : 0
  }

  findFault(): OutputFault {
    return this.fault
  }

  isRunning(): boolean {
    return !this.isBlocked
  }

  async resume(): Promise<boolean> {
    return !this.isBlocked
  }
}
