import type { AudioOutput, Cancel, Clock, Deck } from '#app/engine/ports'

const period = 1_000
const silenceLimit = 5_000
/** The amplitude above which audio counts as audible, about -66 dBFS. */
const audibleLevel = 0.0005

/**
 * Calls `onSilence` if, for five seconds, the track's position does not advance or advances without sound.
 */
export class Watchdog {
  #cancel: Cancel = () => {}
  #silentSince: number | null = null
  #position = 0

  constructor(
    private readonly clock: Clock,
    private readonly audio: AudioOutput,
    private readonly onSilence: () => void,
  ) {}

  watch(deck: Deck): void {
    this.stop()
    this.#position = deck.position()
    this.#silentSince = null
    this.#schedule(deck)
  }

  stop(): void {
    this.#cancel()
    this.#cancel = () => {}
  }

  #schedule(deck: Deck): void {
    this.#cancel = this.clock.after(period, () => {
      if (this.#isSilent(deck)) this.onSilence()
      else this.#schedule(deck)
    })
  }

  #isSilent(deck: Deck): boolean {
    const now = this.clock.elapsed()
    const position = deck.position()
    const isAudible = position > this.#position && this.audio.level() > audibleLevel
    this.#position = position
    if (isAudible) this.#silentSince = null
    else this.#silentSince ??= now - period
    return this.#silentSince !== null && now - this.#silentSince >= silenceLimit
  }
}
