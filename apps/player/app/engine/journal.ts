import { maxPlaysPerRequest, type PlaysResult } from '@bgm/validation'
import * as z from 'zod/mini'
import { type Gateway, isRevoked } from './gateway'
import type { PlayStore } from './ports'

/** What a journal records: a play or an announcement. */
export interface JournalRecord {
  play_id: string
  boot: string
  seq: number
  started_at: number
  seconds: number
  end_reason: string
  clock_offset: number
}

/** How one type of record is stored and delivered. */
export interface JournalRecordKind<T extends JournalRecord> {
  /** The property name in stored entries; journals of different types share one store. */
  name: string
  schema: z.ZodMiniType<T>
  send: (gateway: Gateway, records: readonly T[]) => Promise<PlaysResult>
}

const entrySchema = z.object({
  play_id: z.string(),
  /** The pairing during which the record was made; it is delivered with that pairing's token. */
  pairing: z.string(),
  isOpen: z.boolean(),
  /** Whether the server's time was known when the record was made. */
  isTimed: z.boolean(),
})
interface Entry<T> extends z.output<typeof entrySchema> {
  record: T
}

export type NewJournalRecord<T extends JournalRecord> = Omit<T, 'seconds' | 'end_reason' | 'seq' | 'boot'> & {
  pairing: string
  isTimed: boolean
}

/** Stores all plays or all announcements of this device until the server has acknowledged them. */
export class Journal<T extends JournalRecord> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #delivering = new Set<string>()
  /**
   * Ids of records whose changes could not be stored, e.g. because the disk is full. They are retried with
   * the next change.
   */
  readonly #unstored = new Set<string>()
  #seq = 0

  constructor(
    private readonly kind: JournalRecordKind<T>,
    private readonly store: PlayStore,
    private readonly boot: string,
  ) {}

  /**
   * Reads the records of earlier runs. A record that was still open when the app was killed is closed with
   * its stored end reason.
   */
  async open(): Promise<void> {
    for (const stored of await this.store.all()) {
      const entry = entrySchema.safeParse(stored)
      if (!entry.success || typeof stored !== 'object' || stored === null) continue
      const record = this.kind.schema.safeParse(Reflect.get(stored, this.kind.name))
      if (!record.success) continue
      const { play_id } = entry.data
      this.#entries.set(play_id, { ...entry.data, record: record.data, isOpen: false, isTimed: true })
    }
  }

  async start({ pairing, isTimed, ...started }: NewJournalRecord<T>): Promise<void> {
    const record = this.kind.schema.parse({
      ...started,
      boot: this.boot,
      seq: this.#seq,
      seconds: 0,
      end_reason: 'interrupted',
    })
    this.#seq += 1
    await this.#put({ play_id: record.play_id, record, pairing, isOpen: true, isTimed })
  }

  /** Updates an open record; `end` is its end reason if the app is killed before the next update. */
  async update(playId: string, seconds: number, end: T['end_reason'] = 'interrupted'): Promise<void> {
    await this.#change(playId, seconds, end, true)
  }

  async close(playId: string, seconds: number, end: T['end_reason']): Promise<void> {
    await this.#change(playId, seconds, end, false)
  }

  async #change(playId: string, seconds: number, end_reason: string, isOpen: boolean): Promise<void> {
    const entry = this.#entries.get(playId)
    if (!entry?.isOpen) return
    const heard = Math.max(entry.record.seconds, Math.round(seconds * 10) / 10)
    await this.#put({ ...entry, isOpen, record: { ...entry.record, seconds: heard, end_reason } })
  }

  async #put(entry: Entry<T>): Promise<void> {
    this.#entries.set(entry.play_id, entry)
    this.#unstored.add(entry.play_id)
    for (const id of [...this.#unstored]) if (!(await this.#tryToStore(id))) return
  }

  /**
   * Music continues even if the journal cannot be written: records that were not stored are delivered from
   * memory.
   */
  async #tryToStore(id: string): Promise<boolean> {
    const entry = this.#entries.get(id)
    this.#unstored.delete(id)
    if (!entry) return true
    const { record, ...rest } = entry
    try {
      await this.store.put({ ...rest, [this.kind.name]: record })
      return true
    } catch (error) {
      this.#unstored.add(id)
      console.warn('A play could not be stored', error)
      return false
    }
  }

  /** Corrects the start times of the records made in this run before the server's time was known. */
  async correctTimes(by: number, clockOffset: number): Promise<void> {
    for (const entry of this.#entries.values()) {
      if (entry.isTimed || entry.record.boot !== this.boot) continue
      const { started_at } = entry.record
      const record = { ...entry.record, started_at: started_at + by, clock_offset: clockOffset }
      await this.#put({ ...entry, isTimed: true, record })
    }
  }

  waiting(): number {
    return this.#entries.size
  }

  /** Returns the pairings that still have records to deliver. */
  pairings(): Set<string> {
    return new Set([...this.#entries.values()].map(({ pairing }) => pairing))
  }

  /**
   * Delivers the completed records of a pairing, oldest first. Only records listed in the response are
   * deleted, including rejected ones, which the server will never accept.
   */
  async deliver(pairing: string, gateway: Gateway): Promise<void> {
    for (;;) {
      const batch = [...this.#entries.values()]
        .filter(entry => entry.pairing === pairing && !entry.isOpen && !this.#delivering.has(entry.play_id))
        .sort((one, other) => one.record.started_at - other.record.started_at)
        .slice(0, maxPlaysPerRequest)
      if (batch.length === 0) return
      const done = await this.#send(batch, gateway)
      if (done === 0) return
    }
  }

  async #send(batch: Entry<T>[], gateway: Gateway): Promise<number> {
    const ids = batch.map(entry => entry.play_id)
    for (const id of ids) this.#delivering.add(id)
    try {
      const records = batch.map(entry => entry.record)
      const { accepted, duplicate, rejected } = await this.kind.send(gateway, records)
      const named = [...accepted, ...duplicate, ...rejected.flatMap(({ id }) => id ?? [])]
      const known = named.filter(id => this.#entries.has(id))
      await this.store.remove(known)
      for (const id of known) this.#entries.delete(id)
      return known.length
    } finally {
      for (const id of ids) this.#delivering.delete(id)
    }
  }

  /** Drops the records of a previous pairing if its token has been revoked; throws any other error. */
  async dropIfRevoked(pairing: string, error: unknown): Promise<void> {
    if (!isRevoked(error)) throw error
    const ids = [...this.#entries.values()].flatMap(entry => (entry.pairing === pairing ? entry.play_id : []))
    await this.store.remove(ids)
    for (const id of ids) this.#entries.delete(id)
  }
}
