import { type CurrentVolume, type Resolution, resolve } from '@bgm/playback'
import type { CommandResult, DeviceState, PlayEndReason } from '@bgm/validation'
import type { Cancel } from '#app/engine/ports'
import { findPlaylistId, type Library } from '#app/engine/programme/library'
import { getPause } from '#app/engine/programme/pause'
import type { DeckTrack } from './mixer'
import { MusicWait } from './music-wait'
import type { PlayerDependencies } from './player-dependencies'
import { TrackChanger } from './track-changer'

const skipFade = 0.6
const changeFade = 2
/** How long the music takes to fade out before planned silence and to fade in after it, in seconds. */
const silenceFade = 4
/** How long the volume takes to change by the time of day, in seconds. */
const plannedVolumeFade = 120
const retryAfter = 10_000
const maxFailures = 3
const longestTimer = 2 ** 31 - 1 // The longest delay that `setTimeout` accepts.

/** Carries out the plan: decides what plays, and recovers from silence and missing music. */
export class Player {
  mode: DeviceState = 'loading'
  resolution: Resolution | null = null
  readonly #tracks: TrackChanger
  readonly #wait: MusicWait
  #library: Library | null = null
  #tail: Promise<void> = Promise.resolve()
  #failures = 0
  #volume: number | null = null
  #cancelBoundary: Cancel = () => {}
  #cancelCheck: Cancel = () => {}

  constructor(private readonly dependencies: PlayerDependencies) {
    const { ports, queue, cache, problems, events } = dependencies
    this.#tracks = new TrackChanger(ports, queue, cache, problems, events, {
      due: (playing, fade) => this.#enqueue(() => this.#followOn(playing, fade)),
      ended: playing => this.#enqueue(() => this.#finish(playing)),
      silent: () => this.#enqueue(() => this.#recover()),
      heard: () => {
        this.#failures = 0
      },
    })
    this.#wait = new MusicWait(ports.clock, problems)
    // The sound card may have been slow.
    ports.audio.onRunning = () => void (this.mode === 'blocked' && this.unblock())
  }

  get current(): DeckTrack | null {
    return this.#tracks.current
  }

  position(): number {
    return this.current?.deck.position() ?? 0
  }

  set crossfade(seconds: number) {
    this.#tracks.crossfade = seconds
  }

  follow(library: Library): Promise<void> {
    this.#library = library
    return this.evaluate()
  }

  /** Compares the current playback with the plan and adjusts it. */
  evaluate(): Promise<void> {
    return this.#enqueue(() => this.#evaluate())
  }

  async skip(): Promise<{ result: CommandResult; reason?: string }> {
    if (this.mode !== 'playing' || !this.current) return { result: 'refused', reason: 'not-playing' }
    const skipped = this.current
    await this.#enqueue(async () => {
      if (this.current === skipped) await this.#startNext('skipped', skipFade)
    })
    return this.current === skipped ? { result: 'refused', reason: 'no-track' } : { result: 'done' }
  }

  /** Unlocks audio; must be called from a user gesture. */
  async unblock(): Promise<void> {
    await this.dependencies.ports.audio.resume()
    if (this.mode === 'blocked') this.#setMode('loading')
    await this.evaluate()
  }

  /** Stops permanently, e.g. when the device is unpaired. */
  halt(): Promise<void> {
    return this.#enqueue(async () => {
      this.#library = null
      this.#cancelBoundary()
      this.#cancelCheck()
      this.#tracks.end('changed', 0)
      this.#tracks.discardNext()
      this.#setMode('loading')
    })
  }

  /** Runs tasks one at a time; after an error, playback stops and is retried later. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#tail = this.#tail.then(work).catch((error: unknown) => {
      console.warn('The player failed and will retry', error)
      this.#giveUp()
    })
    return this.#tail
  }

  #setMode(mode: DeviceState): void {
    this.mode = mode
    void this.dependencies.events.emit('modeChanged', mode)
  }

  async #evaluate(): Promise<void> {
    const library = this.#library
    if (!library) return
    const resolution = resolve(library.bundle.plan, this.dependencies.now())
    this.resolution = resolution
    const { desired } = library.bundle
    const pause = getPause(desired, this.dependencies.now())
    const volume = this.dependencies.volume.of(library.bundle, this.dependencies.now())
    this.#wakeAt(Math.min(resolution.until, volume.until, pause?.until ?? Number.POSITIVE_INFINITY))
    this.#setVolume(volume)
    if (resolution.source.kind === 'stop') this.#stop()
    else if (resolution.source.kind === 'silence') this.#playSilence()
    else if (pause) await this.#pause()
    else await this.#play(library, resolution)
  }

  /** A change by the time of day is slow, so that nobody notices it. */
  #setVolume({ volume, isPlanned }: CurrentVolume): void {
    if (volume === this.#volume) return
    const seconds = isPlanned && this.#volume !== null ? plannedVolumeFade : 0
    this.#volume = volume
    this.dependencies.ports.audio.setVolume(volume, seconds)
  }

  #wakeAt(until: number): void {
    this.#cancelBoundary()
    const wait = Math.min(Math.max(until - this.dependencies.now(), 50), longestTimer)
    this.#cancelBoundary = this.dependencies.ports.clock.after(wait, () => void this.evaluate())
  }

  /** When the licence ends, the current track still plays to its end. */
  #stop(): void {
    if (this.current && this.mode === 'playing') this.#setMode('playing')
    else this.#idle('stopped', 'paused', 0)
  }

  #playSilence(): void {
    this.#idle('silent', this.mode === 'paused' ? 'paused' : 'changed', silenceFade)
  }

  #idle(mode: DeviceState, end: PlayEndReason, fade: number): void {
    this.#tracks.end(end, fade)
    this.#tracks.discardNext()
    this.#setMode(mode)
    this.#updateIfIdle()
  }

  /** Installs an app update if nothing is playing. */
  #updateIfIdle(): void {
    const { update } = this.dependencies.ports
    if (!this.current && update.isReady()) update.activate()
  }

  async #pause(): Promise<void> {
    if (this.mode === 'playing') await this.#tracks.pause()
    this.#setMode('paused')
  }

  async #play(library: Library, resolution: Resolution): Promise<void> {
    if (this.mode === 'blocked') return
    const playing = this.current
    if (!playing || playing.plannedPlaylist !== findPlaylistId(resolution)) {
      const end = this.mode === 'paused' ? 'paused' : 'changed'
      await this.#startNext(end, changeFade, this.mode === 'silent' ? silenceFade : 0)
      return
    }
    if (this.mode === 'paused') {
      if (!(await this.#tracks.isAudible())) return this.#block()
      await this.#tracks.resume(playing)
      this.#setMode('playing')
    }
    await this.#tracks.prepareNext(library, resolution)
  }

  /** `fadeIn` applies if no track is playing. */
  async #startNext(end: PlayEndReason, fade: number, fadeIn = 0): Promise<boolean> {
    if (!this.#library || !this.resolution) return false
    const outcome = await this.#tracks.startNext(this.#library, this.resolution, { end, fade, fadeIn })
    if (outcome === 'blocked') this.#block()
    else if (outcome === 'started') {
      this.#wait.end()
      this.#setMode('playing')
      // Prepares the next track as soon as the other deck is free.
      this.#evaluateAfter((this.#tracks.crossfade + 1) * 1000)
    } else if (!this.current) this.#waitForMusic(this.#library)
    return outcome === 'started'
  }

  /** Nothing can play yet. Files may arrive, or a file that failed may work again. */
  #waitForMusic(library: Library): void {
    this.#wait.continue(library.allTracks().length > 0)
    this.#setMode('loading')
    this.#evaluateAfter(retryAfter)
  }

  #evaluateAfter(ms: number): void {
    this.#cancelCheck()
    this.#cancelCheck = this.dependencies.ports.clock.after(ms, () => void this.evaluate())
  }

  #block(): void {
    this.#tracks.end('failed', 0)
    this.#tracks.discardNext()
    this.#setMode('blocked')
  }

  async #followOn(playing: DeckTrack, fade: number): Promise<void> {
    const library = this.#library
    if (!library || this.current !== playing || this.mode !== 'playing') return
    // An app update is installed once the track has ended.
    if (this.dependencies.ports.update.isReady()) return
    this.resolution = resolve(library.bundle.plan, this.dependencies.now())
    if (this.resolution.source.kind === 'playlist') await this.#startNext('finished', fade)
  }

  async #finish(playing: DeckTrack): Promise<void> {
    if (this.current !== playing) return
    if (await this.#followsAtOnce()) return
    this.#tracks.end('finished', 0)
    this.#updateIfIdle()
    this.mode = 'loading'
    await this.#evaluate()
  }

  /** Starts the next track after one that ended without a crossfade; returns false if none can start. */
  async #followsAtOnce(): Promise<boolean> {
    const library = this.#library
    if (!library || this.dependencies.ports.update.isReady()) return false
    this.resolution = resolve(library.bundle.plan, this.dependencies.now())
    return this.resolution.source.kind === 'playlist' && (await this.#startNext('finished', 0))
  }

  /** Starts the next track after silence or an error, or retries later. */
  async #recover(): Promise<void> {
    if (!this.current || this.mode !== 'playing') return
    if (!(await this.#tracks.isAudible())) return this.#block()
    this.#failures += 1
    // If an earlier silence is still listed, a single corrupt file cannot be the cause.
    if (this.dependencies.problems.list().includes('silence-skipped'))
      this.dependencies.problems.report('dead-air')
    this.dependencies.problems.report('silence-skipped')
    const { source } = this.resolution ?? {}
    const canContinue = this.#failures < maxFailures && source?.kind === 'playlist'
    if (canContinue && (await this.#startNext('failed', 0))) return
    this.#giveUp()
  }

  #giveUp(): void {
    this.dependencies.problems.report('audio-failed')
    this.#tracks.end('failed', 0)
    this.#setMode('error')
    this.#evaluateAfter(retryAfter)
  }
}
