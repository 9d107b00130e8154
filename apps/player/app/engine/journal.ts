import { type EndReason, maxPlaysPerRequest, type Play, playSchema } from '@bgm/validation'
import * as z from 'zod/mini'
import { type Gateway, isRevoked } from './gateway'
import type { PlayStore } from './ports'

const entrySchema = z.object({
  play_id: z.string(),
  play: playSchema,
  /** The pairing during which the track was played; the play is delivered with its token. */
  pairing: z.string(),
  isOpen: z.boolean(),
  /** Whether the server's time was known when the play started. */
  isTimed: z.boolean(),
})
type Entry = z.output<typeof entrySchema>

export interface NewPlay extends Omit<Play, 'seconds' | 'end_reason' | 'seq' | 'boot'> {
  pairing: string
  isTimed: boolean
}

/** Stores every play of this device until the server has acknowledged it. */
export class Journal {
  readonly #entries = new Map<string, Entry>()
  readonly #delivering = new Set<string>()
  /** Changes that could not be stored, e.g. because the disk is full. The next change retries them. */
  readonly #unstored = new Set<string>()
  #seq = 0

  constructor(
    private readonly store: PlayStore,
    private readonly boot: string,
  ) {}

  /** Reads the plays of earlier runs. A track that was playing when the app was killed counts as interrupted. */
  async open(): Promise<void> {
    for (const stored of await this.store.all()) {
      const parsed = entrySchema.safeParse(stored)
      if (!parsed.success) continue
      const entry = { ...parsed.data, isOpen: false, isTimed: true }
      this.#entries.set(entry.play_id, entry)
    }
  }

  async start({ pairing, isTimed, ...started }: NewPlay): Promise<void> {
    const play: Play = { ...started, boot: this.boot, seq: this.#seq, seconds: 0, end_reason: 'interrupted' }
    this.#seq += 1
    await this.#put({ play_id: play.play_id, play, pairing, isOpen: true, isTimed })
  }

  /** `end` is the end reason that applies if the app is killed now. */
  async update(playId: string, seconds: number, end: EndReason = 'interrupted'): Promise<void> {
    await this.#change(playId, seconds, end, true)
  }

  async close(playId: string, seconds: number, end: EndReason): Promise<void> {
    await this.#change(playId, seconds, end, false)
  }

  async #change(playId: string, seconds: number, end_reason: EndReason, isOpen: boolean): Promise<void> {
    const entry = this.#entries.get(playId)
    if (!entry?.isOpen) return
    const heard = Math.max(entry.play.seconds, Math.round(seconds * 10) / 10)
    await this.#put({ ...entry, isOpen, play: { ...entry.play, seconds: heard, end_reason } })
  }

  async #put(entry: Entry): Promise<void> {
    this.#entries.set(entry.play_id, entry)
    this.#unstored.add(entry.play_id)
    for (const id of [...this.#unstored]) if (!(await this.#tryToStore(id))) return
  }

  /** Music continues even if the journal cannot be written: until it is stored, the play is delivered from memory. */
  async #tryToStore(id: string): Promise<boolean> {
    const entry = this.#entries.get(id)
    this.#unstored.delete(id)
    if (!entry) return true
    try {
      await this.store.put(entry)
      return true
    } catch (error) {
      this.#unstored.add(id)
      console.warn('A play could not be stored', error)
      return false
    }
  }

  /** Corrects the start times of plays that this run of the app recorded before the server's time was known. */
  async correctTimes(by: number, clockOffset: number): Promise<void> {
    for (const entry of this.#entries.values()) {
      if (entry.isTimed || entry.play.boot !== this.boot) continue
      const play = { ...entry.play, started_at: entry.play.started_at + by, clock_offset: clockOffset }
      await this.#put({ ...entry, isTimed: true, play })
    }
  }

  waiting(): number {
    return this.#entries.size
  }

  /** Pairings that still have plays to deliver. */
  pairings(): Set<string> {
    return new Set([...this.#entries.values()].map(({ pairing }) => pairing))
  }

  /**
   * Delivers the finished plays of a pairing, oldest first. Deletes only the plays that the response lists, rejected ones
   * included: the server will never accept those.
   */
  async deliver(pairing: string, gateway: Gateway): Promise<void> {
    for (;;) {
      const batch = [...this.#entries.values()]
        .filter(entry => entry.pairing === pairing && !entry.isOpen && !this.#delivering.has(entry.play_id))
        .sort((one, other) => one.play.started_at - other.play.started_at)
        .slice(0, maxPlaysPerRequest)
      if (batch.length === 0) return
      const done = await this.#send(batch, gateway)
      if (done === 0) return
    }
  }

  async #send(batch: Entry[], gateway: Gateway): Promise<number> {
    const ids = batch.map(entry => entry.play_id)
    for (const id of ids) this.#delivering.add(id)
    try {
      const { accepted, duplicate, rejected } = await gateway.sendPlays(batch.map(entry => entry.play))
      const named = [...accepted, ...duplicate, ...rejected.flatMap(({ id }) => id ?? [])]
      const known = named.filter(id => this.#entries.has(id))
      await this.store.remove(known)
      for (const id of known) this.#entries.delete(id)
      return known.length
    } finally {
      for (const id of ids) this.#delivering.delete(id)
    }
  }

  /** Drops the plays of a previous pairing whose token is no longer accepted. */
  async dropIfRevoked(pairing: string, error: unknown): Promise<void> {
    if (!isRevoked(error)) throw error
    const ids = [...this.#entries.values()].flatMap(entry => (entry.pairing === pairing ? entry.play_id : []))
    await this.store.remove(ids)
    for (const id of ids) this.#entries.delete(id)
  }
}
