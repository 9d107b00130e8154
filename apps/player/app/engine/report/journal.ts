import {
  type ChainLink,
  chainLinkSchema,
  maxPlaysPerRequest,
  type PlaysHead,
  type PlaysResult,
} from '@bgm/validation'
import * as z from 'zod/mini'
import { type Gateway, isRevoked } from '#app/engine/gateway/gateway'
import type { DeviceSigner, PlayStore } from '#app/engine/ports'

/** What a journal records: a play or an announcement. */
export type JournalRecord = {
  play_id: string
  boot: string
  seq: number
  started_at: number
  seconds: number
  end_reason: string
  clock_offset: number
}

/** How one type of record is stored and delivered. */
export type JournalRecordKind<T extends JournalRecord> = {
  /** The property name in stored entries; journals of different types share one store. */
  name: string
  schema: z.ZodMiniType<T>
  send: (gateway: Gateway, records: readonly T[], head?: PlaysHead) => Promise<PlaysResult>
  /** Missing for records that are not signed. */
  chain?: RecordChain<T>
  /** Called with every answer; must not fail or take long. */
  delivered?: (pairing: string, records: readonly T[], result: PlaysResult) => void
}

type Placed<T> = { play: T; link: ChainLink }

/** Gives records their places in a chain, and signs them. Rejects if the records have to be delivered unsigned. */
export type RecordChain<T> = {
  extend(pairing: string, signer: DeviceSigner, records: readonly T[]): Promise<ChainLink[]>
  sign(pairing: string, signer: DeviceSigner, placed: readonly Placed<T>[]): Promise<PlaysHead>
}

const entrySchema = z.object({
  play_id: z.string(),
  /** The pairing during which the record was made; it is delivered with that pairing's token. */
  pairing: z.string(),
  isOpen: z.boolean(),
  /** Whether the server's time was known when the record was made. */
  isTimed: z.boolean(),
  /** The position in seconds at which the record began. */
  from: z.optional(z.number()),
  /** The record's place in the chain of its pairing, from when it is first sent: it does not change any more. */
  link: z.optional(chainLinkSchema),
})
interface Entry<T> extends z.output<typeof entrySchema> {
  record: T
}

export type NewJournalRecord<T extends JournalRecord> = Omit<T, 'seconds' | 'end_reason' | 'seq' | 'boot'> & {
  pairing: string
  isTimed: boolean
  from?: number
}

/** What is known once the server has responded, in milliseconds. */
export type TimeCorrection = {
  /** The change of the time in this run. */
  by: number
  /** The error of the device's clock. */
  offset: number
  /** The server's time. */
  now: number
}

/** Stores all plays or all announcements of this device until the server has acknowledged them. */
export class Journal<T extends JournalRecord> {
  readonly #entries = new Map<string, Entry<T>>()
  /** The pairings whose records are being delivered, one batch after another. */
  readonly #delivering = new Set<string>()
  /**
   * Ids of records whose changes could not be stored, e.g. because the disk is full. They are retried with
   * the next change.
   */
  readonly #unstored = new Set<string>()
  /** Ids of acknowledged records that could not be removed from the store yet. */
  readonly #unremoved = new Set<string>()
  #seq = 0
  #isRead = false
  #correction: TimeCorrection | null = null
  /** The latest record that was still open when the app was killed. */
  #interrupted: Entry<T> | null = null

  constructor(
    private readonly kind: JournalRecordKind<T>,
    private readonly store: PlayStore,
    private readonly boot: string,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /**
   * Reads the records of earlier runs, or later, before a delivery, if the store fails now. A record that was
   * still open when the app was killed is closed with its stored end reason.
   */
  async open(): Promise<void> {
    try {
      this.#read(await this.store.all())
    } catch (error) {
      return this.onFault(error)
    }
    this.#isRead = true
    if (this.#correction) await this.correctTimes(this.#correction)
  }

  #read(all: readonly unknown[]): void {
    for (const stored of all) {
      const entry = entrySchema.safeParse(stored)
      if (!entry.success || typeof stored !== 'object' || stored === null) continue
      const record = this.kind.schema.safeParse(Reflect.get(stored, this.kind.name))
      if (!record.success) continue
      const { play_id, isOpen } = entry.data
      if (this.#entries.has(play_id) || this.#unremoved.has(play_id)) continue
      const found = { ...entry.data, record: record.data, isOpen: false }
      const latest = this.#interrupted?.record.started_at ?? Number.NEGATIVE_INFINITY
      if (isOpen && record.data.started_at > latest) this.#interrupted = found
      this.#entries.set(play_id, found)
    }
  }

  /**
   * Returns the record that a crash has cut off, and its last stored position in seconds, if that was at most
   * `maxAge` milliseconds ago.
   */
  findInterrupted(pairing: string, now: number, maxAge: number): { record: T; position: number } | null {
    if (this.#interrupted?.pairing !== pairing) return null
    const { record, from = 0 } = this.#interrupted
    const age = now - record.started_at - record.seconds * 1000
    return Math.abs(age) <= maxAge ? { record, position: from + record.seconds } : null
  }

  async start({ pairing, isTimed, from, ...started }: NewJournalRecord<T>): Promise<void> {
    const record = this.kind.schema.parse({
      ...started,
      boot: this.boot,
      seq: this.#seq,
      seconds: 0,
      end_reason: 'interrupted',
    })
    this.#seq += 1
    await this.#put({ play_id: record.play_id, record, pairing, isOpen: true, isTimed, from })
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

  async #put(...entries: Entry<T>[]): Promise<void> {
    for (const entry of entries) {
      this.#entries.set(entry.play_id, entry)
      this.#unstored.add(entry.play_id)
    }
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
      this.onFault(error)
      return false
    }
  }

  /** Forgets records at once, so that they are not sent again, even if the store fails to remove them. */
  async #drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#entries.delete(id)
      this.#unstored.delete(id)
      this.#unremoved.add(id)
    }
    const removed = [...this.#unremoved]
    try {
      await this.store.remove(removed)
      for (const id of removed) this.#unremoved.delete(id)
    } catch (error) {
      this.onFault(error)
    }
  }

  /**
   * Corrects the start times of the records made while the server's time was not known: in this run by the
   * change of the time, and in earlier runs by assuming that the device's clock had today's error.
   */
  async correctTimes(correction: TimeCorrection): Promise<void> {
    this.#correction = correction
    const { by, offset, now } = correction
    const untimed = [...this.#entries.values()].filter(({ isTimed, link }) => !isTimed && !link)
    const corrected = untimed.map(entry => {
      const { boot, started_at, clock_offset, seconds } = entry.record
      const start = boot === this.boot ? started_at + by : started_at + clock_offset - offset
      const latest = now - Math.ceil(seconds * 1000)
      const record = { ...entry.record, started_at: Math.min(start, latest), clock_offset: offset }
      return { ...entry, isTimed: true, record }
    })
    await this.#put(...corrected)
  }

  /** Whether the records of earlier runs are known. */
  get isRead(): boolean {
    return this.#isRead
  }

  /** Whether records exist in memory only, so that they would be lost with this run of the app. */
  hasUnstored(): boolean {
    return this.#unstored.size > 0
  }

  waiting(): number {
    return this.#entries.size
  }

  /** Returns the pairings that still have records to deliver. */
  pairings(): Set<string> {
    return new Set([...this.#entries.values()].map(({ pairing }) => pairing))
  }

  /**
   * Delivers the completed records of a pairing, oldest first, and signed if there is a signer. Only records listed in
   * the response are deleted, including rejected ones, which the server will never accept. Does nothing while records of
   * the pairing are being delivered, so that they arrive in the order of their chain.
   */
  async deliver(pairing: string, gateway: Gateway, signer: DeviceSigner | null = null): Promise<void> {
    if (this.#delivering.has(pairing)) return
    this.#delivering.add(pairing)
    try {
      if (!this.#isRead) await this.open()
      for (let done = 1; done > 0; ) {
        const batch = await this.#takeBatch(pairing, signer)
        done = batch.length > 0 ? await this.#send(batch, gateway, signer) : 0
      }
    } finally {
      this.#delivering.delete(pairing)
    }
  }

  /** The next records to deliver: those that have places already, as long as they follow each other, or new ones. */
  async #takeBatch(pairing: string, signer: DeviceSigner | null): Promise<Entry<T>[]> {
    const waiting = [...this.#entries.values()].filter(entry => entry.pairing === pairing && !entry.isOpen)
    const placed = waiting.flatMap(entry => (entry.link ? { ...entry, link: entry.link } : []))
    if (placed.length > 0) {
      placed.sort((one, other) => one.link.chain - other.link.chain)
      const start = placed[0]?.link.chain ?? 0
      return placed.filter(({ link }, index) => link.chain === start + index).slice(0, maxPlaysPerRequest)
    }
    const batch = waiting
      .sort((one, other) => one.record.started_at - other.record.started_at)
      .slice(0, maxPlaysPerRequest)
    return signer && batch.length > 0 ? this.#place(batch, pairing, signer) : batch
  }

  /** Gives records their places. They stay unsigned if these cannot be stored: a place must not be used twice. */
  async #place(batch: Entry<T>[], pairing: string, signer: DeviceSigner): Promise<Entry<T>[]> {
    try {
      const records = batch.map(({ record }) => record)
      const links = await this.kind.chain?.extend(pairing, signer, records)
      if (!links) return batch
      const placed = batch.map((entry, index) => ({ ...entry, link: links[index] }))
      await this.#put(...placed)
      if (!placed.some(({ play_id }) => this.#unstored.has(play_id))) return placed
    } catch (error) {
      this.onFault(error)
    }
    for (const entry of batch) this.#entries.set(entry.play_id, entry)
    return batch
  }

  async #sign(batch: readonly Entry<T>[], signer: DeviceSigner | null): Promise<PlaysHead | undefined> {
    const placed = batch.flatMap(({ record, link }) => (link ? { play: record, link } : []))
    const [first] = batch
    if (!signer || !first || placed.length < batch.length) return undefined
    return await this.kind.chain?.sign(first.pairing, signer, placed).catch(() => undefined)
  }

  async #send(batch: readonly Entry<T>[], gateway: Gateway, signer: DeviceSigner | null): Promise<number> {
    const records = batch.map(entry => entry.record)
    const head = await this.#sign(batch, signer)
    const result = await this.kind.send(gateway, records, head)
    if (batch[0]) this.kind.delivered?.(batch[0].pairing, records, result)
    const { accepted, duplicate, rejected } = result
    const named = [...accepted, ...duplicate, ...rejected.flatMap(({ id }) => id ?? [])]
    const known = named.filter(id => this.#entries.has(id))
    await this.#drop(known)
    return known.length
  }

  /** Drops the records of a previous pairing if its token has been revoked; throws any other error. */
  async dropIfRevoked(pairing: string, error: unknown): Promise<void> {
    if (!isRevoked(error)) throw error
    const ids = [...this.#entries.values()].flatMap(entry => (entry.pairing === pairing ? entry.play_id : []))
    await this.#drop(ids)
  }
}
