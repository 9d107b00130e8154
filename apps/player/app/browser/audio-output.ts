import { type AudioOutput, type Deck, type OutputFault, PlayBlockedError } from '#app/engine/ports'
import { OutputDevices } from './output-devices'
import { SoundSettings } from './sound-settings'

const loadTimeout = 8_000
/** Opening the sound card can take a second on a busy device. */
const resumeTimeout = 1_500
const curveSteps = 32
/** The RMS amplitude above which audio counts as audible, about -66 dBFS. */
const audibleLevel = 0.0005

type Fade = {
  direction: 'in' | 'out'
  from: number
  /** The start time, in seconds on the audio context's clock. */
  at: number
  seconds: number
}

/** Crossfades have equal power: the falling gain follows a cosine, the rising gain a sine. */
function fadedValue({ direction, from }: Fade, progress: number): number {
  const angle = (progress * Math.PI) / 2
  return direction === 'in' ? from + (1 - from) * Math.sin(angle) : from * Math.cos(angle)
}

const fadeCurve = (fade: Fade) =>
  Float32Array.from({ length: curveSteps }, (_, step) => fadedValue(fade, step / (curveSteps - 1)))

/** A gain change that is linear in decibels. */
type Ramp = {
  from: number
  to: number
  /** The start time, in seconds on the audio context's clock. */
  at: number
  seconds: number
}

const toGain = (decibels: number) => 10 ** (decibels / 20)

function getRampValue({ from, to, at, seconds }: Ramp, now: number): number {
  const progress = seconds === 0 ? 1 : Math.min(1, (now - at) / seconds)
  return from + (to - from) * progress
}

class MediaElementDeck implements Deck {
  onEnd: (() => void) | null = null
  onError: (() => void) | null = null
  readonly #element = new Audio()
  readonly #loudness: GainNode
  readonly #fade: GainNode
  #latest: Fade = { direction: 'in', from: 0, at: 0, seconds: 0 }
  #url: string | null = null

  constructor(
    private readonly context: AudioContext,
    output: AudioNode,
  ) {
    this.#element.preload = 'auto'
    this.#loudness = context.createGain()
    this.#fade = context.createGain()
    context
      .createMediaElementSource(this.#element)
      .connect(this.#loudness)
      .connect(this.#fade)
      .connect(output)
    this.#element.addEventListener('ended', () => this.onEnd?.())
    this.#element.addEventListener('error', () => this.#url && this.onError?.())
  }

  async load(audio: Blob, gainDb: number, from = 0): Promise<void> {
    this.unload()
    this.#url = URL.createObjectURL(audio)
    this.#loudness.gain.value = 10 ** (gainDb / 20)
    this.fade('out', 0)
    const abort = new AbortController()
    const { signal } = abort
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('The file cannot be decoded'))
        this.#element.addEventListener('canplaythrough', () => resolve(), { signal })
        this.#element.addEventListener('error', fail, { signal })
        setTimeout(fail, loadTimeout)
        this.#element.src = this.#url ?? ''
        this.#element.load()
        // Setting this before the metadata is known sets the position at which playback starts.
        this.#element.currentTime = from
      })
    } finally {
      abort.abort()
    }
  }

  async play(): Promise<void> {
    try {
      await this.#element.play()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') throw new PlayBlockedError()
      throw error
    }
  }

  pause(): void {
    this.#element.pause()
  }

  unload(): void {
    if (!this.#url) return
    URL.revokeObjectURL(this.#url)
    this.#url = null
    this.#element.pause()
    this.#element.removeAttribute('src')
    this.#element.load()
  }

  /**
   * Starts from the computed gain, because the parameter's own value is stale while the context is
   * suspended.
   */
  fade(direction: 'in' | 'out', seconds: number): void {
    const { gain } = this.#fade
    const at = this.context.currentTime
    const { at: start, seconds: length } = this.#latest
    const from = fadedValue(this.#latest, length === 0 ? 1 : Math.min(1, (at - start) / length))
    this.#latest = { direction, from, at, seconds }
    gain.cancelScheduledValues(0)
    if (seconds === 0) gain.setValueAtTime(direction === 'in' ? 1 : 0, at)
    else gain.setValueCurveAtTime(fadeCurve(this.#latest), at, seconds)
  }

  position(): number {
    return this.#element.currentTime
  }

  duration(): number | null {
    return Number.isFinite(this.#element.duration) ? this.#element.duration : null
  }
}

/** Plays `<audio>` elements through gain nodes, so that cached files need not be fully decoded first. */
export class WebAudioOutput implements AudioOutput {
  onRunning: (() => void) | null = null
  readonly #context = new AudioContext({ latencyHint: 'playback' })
  readonly #analyser = this.#context.createAnalyser()
  readonly #volume = this.#context.createGain()
  readonly #output = this.#context.createAnalyser()
  readonly #samples = new Float32Array(this.#analyser.fftSize)
  readonly #music = this.#context.createGain()
  #duck: Ramp = { from: 0, to: 0, at: 0, seconds: 0 }
  readonly #devices = new OutputDevices()
  #isUnmuted = true
  readonly decks: readonly [Deck, Deck]
  readonly sound = new SoundSettings(this.#context, this.#volume)
  readonly announcer: Deck

  constructor() {
    this.#music.connect(this.#analyser)
    this.#analyser.connect(this.#volume).connect(this.#output).connect(this.#context.destination)
    const deck = () => new MediaElementDeck(this.#context, this.#music)
    this.decks = [deck(), deck()]
    this.announcer = new MediaElementDeck(this.#context, this.#analyser)
    this.#context.addEventListener('statechange', () => {
      if (this.isRunning()) this.onRunning?.()
    })
  }

  setVolume(volume: number, seconds: number): void {
    this.#isUnmuted = volume > 0
    // Squaring the volume brings the slider closer to perceived loudness.
    // After three time constants, 95 % of a change is made.
    const timeConstant = Math.max(0.1, seconds / 3)
    this.#volume.gain.setTargetAtTime((volume / 100) ** 2, this.#context.currentTime, timeConstant)
  }

  /** Starts from the computed gain of the previous ramp, because the parameter's own value may be stale. */
  duck(decibels: number, seconds: number): void {
    const { gain } = this.#music
    const at = this.#context.currentTime
    const from = getRampValue(this.#duck, at)
    this.#duck = { from, to: -decibels, at, seconds }
    gain.cancelScheduledValues(0)
    gain.setValueAtTime(toGain(from), at)
    gain.exponentialRampToValueAtTime(toGain(-decibels), at + seconds)
  }

  level(): number {
    return this.#getLevel(this.#analyser)
  }

  findFault(): OutputFault {
    if (!this.isRunning()) return 'suspended'
    if (this.#devices.areMissing()) return 'missing'
    const isSilenced = this.#isUnmuted && this.level() > audibleLevel && this.#getLevel(this.#output) === 0
    return isSilenced ? 'silent' : null
  }

  #getLevel(analyser: AnalyserNode): number {
    analyser.getFloatTimeDomainData(this.#samples)
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0)
    return Math.sqrt(power / this.#samples.length)
  }

  isRunning(): boolean {
    return this.#context.state === 'running'
  }

  /** Has a timeout, because `AudioContext.resume` may stay pending until there is a user gesture. */
  async resume(): Promise<boolean> {
    const waited = new Promise<void>(resolve => setTimeout(resolve, resumeTimeout))
    await Promise.race([this.#context.resume().catch(() => {}), waited])
    return this.isRunning()
  }
}
