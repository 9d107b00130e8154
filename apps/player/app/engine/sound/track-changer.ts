import type { Resolution } from '@bgm/playback'
import type { PlayEndReason } from '@bgm/validation'
import type { Emitter } from '#app/engine/events'
import type { Cancel, Ports } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import { findPlaylistId, getAudioKey, type Library } from '#app/engine/programme/library'
import type { Queue, QueuedTrack } from '#app/engine/programme/queue'
import type { MusicCache } from '#app/engine/storage/music-cache'
import { type DeckTrack, getHeardSeconds, getRemainingSeconds, Mixer } from './mixer'
import type { SoundEvents } from './sound-events'
import { Watchdog } from './watchdog'

const pauseFade = 0.4
const journalEvery = 15_000
const maxTries = 8

/** Events of the current track. */
export type TrackEvents = {
  /** The track is due to fade into the next one, over `fade` seconds. */
  due(playing: DeckTrack, fade: number): void
  ended(playing: DeckTrack): void
  /** The track has failed, or has been silent for five seconds. */
  silent(): void
  /** Called periodically while the track is playing. */
  heard(): void
}

/** Why the current track ends, and the seconds of the fade between tracks or, without a current track, into the next. */
type TrackChange = { end: PlayEndReason; fade: number; fadeIn: number }

/** Starts tracks in sequence and reports every play. */
export class TrackChanger {
  /** In seconds; 0 disables the crossfade. */
  crossfade = 4
  readonly #mixer: Mixer
  readonly #watchdog: Watchdog
  #cancelCue: Cancel = () => {}
  #cancelJournal: Cancel = () => {}

  constructor(
    private readonly ports: Ports,
    private readonly queue: Queue,
    private readonly cache: MusicCache,
    private readonly problems: Problems,
    private readonly events: Emitter<SoundEvents>,
    private readonly on: TrackEvents,
  ) {
    this.#mixer = new Mixer(ports.clock, ports.audio)
    this.#watchdog = new Watchdog(ports.clock, ports.audio, () => on.silent())
  }

  get current(): DeckTrack | null {
    return this.#mixer.current
  }

  isFading(): boolean {
    return this.#mixer.isFading()
  }

  /** Whether audio is running; tries to resume it if necessary. */
  async isAudible(): Promise<boolean> {
    return this.ports.audio.isRunning() || (await this.ports.audio.resume())
  }

  /** Starts the next track that can play. If there is none, the current track continues. */
  async startNext(
    library: Library,
    resolution: Resolution,
    { end, fade, fadeIn }: TrackChange,
  ): Promise<'started' | 'blocked' | 'none'> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const choice = this.#choose(library, resolution)
      if (!choice) return 'none'
      if (!(await this.#load(choice))) continue
      const deck = await this.#startDeck(choice, this.current ? fade : fadeIn)
      if (deck === 'broken') continue
      if (deck === 'blocked') return deck
      this.end(end, fade)
      const next = { choice, deck, playId: this.ports.uuid(), plannedPlaylist: findPlaylistId(resolution) }
      this.#mixer.current = next
      this.#watchTrack(next)
      void this.events.emit('trackStarted', next)
      return 'started'
    }
    return 'none'
  }

  /** Loads the next track, so that it can start without a gap. */
  async prepareNext(library: Library, resolution: Resolution): Promise<void> {
    const choice = this.#choose(library, resolution)
    if (choice && !this.#mixer.isFading()) await this.#load(choice)
  }

  discardNext(): void {
    this.#mixer.discard()
  }

  async pause(): Promise<void> {
    this.#mixer.finishFade()
    const playing = this.current
    if (!playing) return
    this.#stopTimers()
    playing.deck.fade('out', pauseFade)
    this.#cancelCue = this.ports.clock.after(pauseFade * 1000, () => playing.deck.pause())
    this.#emitHeard(playing, 'paused')
  }

  async resume(playing: DeckTrack): Promise<void> {
    this.#cancelCue()
    await playing.deck.play()
    playing.deck.fade('in', pauseFade)
    this.#emitHeard(playing)
    this.#watchTrack(playing)
  }

  /** Ends the current track, fading out over `fade` seconds. */
  end(reason: PlayEndReason, fade: number): void {
    const playing = this.current
    if (!playing) return
    this.#stopTimers()
    this.#emitHeard(playing, reason)
    this.#mixer.release(fade, position => {
      const seconds = getHeardSeconds(playing, position)
      void this.events.emit('trackEnded', { playing, seconds, end: reason })
    })
  }

  #emitHeard(playing: DeckTrack, end?: PlayEndReason): void {
    void this.events.emit('trackHeard', { playing, seconds: getHeardSeconds(playing), end })
  }

  /** Prefers tracks that have not failed recently. */
  #choose(library: Library, resolution: Resolution): QueuedTrack | null {
    const current = this.current?.choice.track.id ?? null
    return (
      this.queue.choose(library, resolution, this.cache.isReady, current) ??
      this.queue.choose(library, resolution, this.cache.isStored, current)
    )
  }

  /** Loads a track into the free deck; returns false if its file is missing or cannot be decoded. */
  async #load({ track, from }: QueuedTrack): Promise<boolean> {
    const key = getAudioKey(track)
    if (this.#mixer.isPrepared(key)) return true
    const audio = await this.cache.read(track)
    if (!audio) return false
    try {
      await this.#mixer.prepare(key, audio, track.gain_db, from)
      return true
    } catch {
      this.problems.report('track-broken')
      this.cache.setAside(track)
      return false
    }
  }

  async #startDeck(choice: QueuedTrack, fade: number) {
    if (!(await this.isAudible())) return 'blocked'
    try {
      return (await this.#mixer.start(fade)) ?? 'blocked'
    } catch {
      this.problems.report('track-broken')
      this.#mixer.discard()
      this.cache.setAside(choice.track)
      return 'broken'
    }
  }

  #watchTrack(playing: DeckTrack): void {
    const { deck } = playing
    deck.onEnd = () => this.on.ended(playing)
    deck.onError = () => this.on.silent()
    this.#watchdog.watch(deck)
    this.#cue(playing)
    this.#writeJournal(playing)
  }

  #cue(playing: DeckTrack): void {
    const fade = Math.min(this.crossfade, playing.choice.track.duration_ms / 4000)
    this.#cancelCue()
    if (fade === 0) return
    const wait = Math.max(0, (getRemainingSeconds(playing) - fade) * 1000)
    this.#cancelCue = this.ports.clock.after(wait, () => {
      // The track may have stalled since the timer was set.
      if (getRemainingSeconds(playing) > fade + 0.5) this.#cue(playing)
      else this.on.due(playing, fade)
    })
  }

  #writeJournal(playing: DeckTrack): void {
    this.#cancelJournal()
    this.#cancelJournal = this.ports.clock.after(journalEvery, () => {
      this.on.heard()
      this.#emitHeard(playing)
      this.#writeJournal(playing)
    })
  }

  #stopTimers(): void {
    this.#watchdog.stop()
    this.#cancelCue()
    this.#cancelJournal()
  }
}
