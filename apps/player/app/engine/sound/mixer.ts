import { type AudioOutput, type Cancel, type Clock, type Deck, PlayBlockedError } from '#app/engine/ports'
import type { QueuedTrack } from '#app/engine/programme/queue'

export type DeckTrack = {
  choice: QueuedTrack
  deck: Deck
  playId: string
  /** The playlist that the plan requires; another playlist plays while its files are missing. */
  plannedPlaylist: string | null
}

/** Receives the position in seconds at which a track ended. */
type Ending = (position: number) => void

/** Two decks. One plays, while the other has the next track loaded or is fading out. */
export class Mixer {
  current: DeckTrack | null = null
  #prepared: { key: string; deck: Deck } | null = null
  #finishFade: (() => void) | null = null

  constructor(
    private readonly clock: Clock,
    private readonly audio: AudioOutput,
  ) {}

  isFading(): boolean {
    return this.#finishFade !== null
  }

  isPrepared(key: string): boolean {
    return this.#prepared?.key === key
  }

  /** Loads a file into the free deck. Rejects if the file cannot be decoded. */
  async prepare(key: string, audio: Blob, gainDb: number, from: number): Promise<Deck> {
    this.#finishFade?.()
    const deck = this.audio.decks.find(one => one !== this.current?.deck) ?? this.audio.decks[0]
    this.discard()
    await deck.load(audio, gainDb, from)
    this.#prepared = { key, deck }
    return deck
  }

  discard(): void {
    this.#prepared?.deck.unload()
    this.#prepared = null
  }

  /** Starts the prepared deck; returns null if the browser requires a user gesture first. */
  async start(seconds: number): Promise<Deck | null> {
    const deck = this.#prepared?.deck
    if (!deck) throw new Error('No track is prepared')
    try {
      await deck.play()
    } catch (error) {
      if (error instanceof PlayBlockedError) return null
      throw error
    }
    this.#prepared = null
    deck.fade('in', seconds)
    return deck
  }

  /** Fades out the current track. */
  release(seconds: number, ended: Ending): void {
    const leaving = this.current
    if (!leaving) return
    this.current = null
    this.#finishFade?.()
    const { deck } = leaving
    deck.onEnd = null
    deck.onError = null
    let cancel: Cancel = () => {}
    const finish = () => {
      cancel()
      this.#finishFade = null
      const position = deck.position()
      deck.unload()
      ended(position)
    }
    if (seconds === 0) {
      finish()
      return
    }
    deck.fade('out', seconds)
    this.#finishFade = finish
    cancel = this.clock.after(seconds * 1000, finish)
  }

  /** Completes the fade in progress immediately, if there is one. */
  finishFade(): void {
    this.#finishFade?.()
  }
}

/** Returns the seconds of a track that have sounded; a track that goes on after a crash began in the middle. */
export const getHeardSeconds = ({ deck, choice }: DeckTrack, position = deck.position()): number =>
  Math.max(0, position - choice.from)

export function getRemainingSeconds({ deck, choice }: DeckTrack): number {
  const duration = deck.duration() ?? choice.track.duration_ms / 1000
  return Math.max(0, duration - deck.position())
}
