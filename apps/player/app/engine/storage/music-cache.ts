import { resolve } from '@bgm/playback'
import type { Track } from '@bgm/validation'
import { Backoff } from '#app/engine/backoff'
import type { Emitter } from '#app/engine/events'
import { type AudioFile, type AudioKind, type Gateway, GatewayError } from '#app/engine/gateway/gateway'
import { type Cancel, type Ports, StorageFullError } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import { getAudioKey, type Library } from '#app/engine/programme/library'
import {
  countCachedHours,
  countStoredTracks,
  listNeededTracks,
  type NeededTrack,
} from '#app/engine/programme/needed-tracks'
import type { Queue } from '#app/engine/programme/queue'
import { findMissingFile, type MissingFile } from './missing-file'
import type { StorageEvents } from './storage-events'
import { StoredFiles } from './stored-files'

const targetHours = 24
const startHours = 2
/** Rejected files are fetched again, and full storage is retried, after this many milliseconds. */
const retryAfter = 10 * 60_000
/** The space reserved for the browser's other data. */
const reserveBytes = 20 * 1024 * 1024
/** What is fetched while nothing can be stored: less than fits in the memory, so that files do not replace each other. */
const tracksInMemory = 16
const announcementsInMemory = 8

/**
 * Stores the files needed in the next 24 hours, then those for the rest of the plan. Each file is verified
 * against its hash before it is stored.
 */
export class MusicCache {
  readonly #files: StoredFiles
  readonly #rejectedUntil = new Map<string, number>()
  readonly #backoff: Backoff
  #library: Library | null = null
  #gateway: Gateway | null = null
  #needed: NeededTrack[] = []
  #isRunning = false
  #cancelRetry: Cancel = () => {}

  constructor(
    private readonly ports: Ports,
    private readonly queue: Queue,
    private readonly problems: Problems,
    private readonly now: () => number,
    private readonly events: Emitter<StorageEvents>,
  ) {
    this.#files = new StoredFiles(ports, problems)
    this.#files.onLate = () => this.#emitStored()
    this.#backoff = new Backoff(ports.random, 2_000, 5 * 60_000)
  }

  open(): Promise<void> {
    return this.#files.open()
  }

  isReady = (file: AudioFile): boolean => this.isStored(file) && !this.#files.isAside(file)

  isStored = (file: AudioFile): boolean => this.#files.has(file) && !this.#isRejected(file)

  #isRejected(track: AudioFile): boolean {
    return (this.#rejectedUntil.get(getAudioKey(track)) ?? 0) > this.ports.clock.elapsed()
  }

  /** Reads a file; returns null if it is missing, damaged or unreadable. Such a file is fetched again at once. */
  async read(file: AudioFile): Promise<Blob | null> {
    const audio = await this.#files.read(file)
    if (!audio) this.resume()
    return audio
  }

  /** Must be called if a file could not be decoded, although it has the right hash. */
  setAside(file: AudioFile): void {
    this.#files.setAside(file)
  }

  /** Fetches the files for a plan; called for every new bundle and at the start of every track. */
  async follow(library: Library, gateway: Gateway): Promise<void> {
    const isNew = library !== this.#library
    this.#library = library
    this.#gateway = gateway
    this.#needed = listNeededTracks(library, this.queue, this.now(), targetHours)
    // Without a licence, the bundle has no music; the stored files are kept for its renewal.
    if (isNew && library.bundle.plan.licence.state === 'active') await this.#removeForeign(library)
    this.resume()
  }

  async clear(): Promise<void> {
    this.#library = null
    this.#needed = []
    this.#cancelRetry()
    for (const key of this.#files.keys()) await this.#files.discard(key)
  }

  /** The hours until the plan first needs a track that is not stored; 0 if it needs music and has none at all. */
  hours(): number {
    if (this.#needed.length === 0 && this.#wantsMusic()) return 0
    return countCachedHours(this.#needed, this.isReady, this.now(), targetHours)
  }

  #wantsMusic(): boolean {
    const plan = this.#library?.bundle.plan
    return plan !== undefined && resolve(plan, this.now()).source.kind === 'playlist'
  }

  /** The number of stored tracks among those needed in the next two hours. */
  progress() {
    return countStoredTracks(this.#needed, this.isReady, this.now() + startHours * 3_600_000)
  }

  count(): number {
    return this.#files.count()
  }

  /** The total size in bytes of the stored tracks that the plan may need. */
  bytes(): number {
    return this.#storedTracks().reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Whether files are being fetched. */
  isFetching(): boolean {
    return this.#isRunning
  }

  #storedTracks(): Track[] {
    return this.#library?.allTracks().filter(track => this.#files.has(track)) ?? []
  }

  /**
   * Verifies the hash of every stored track, and fetches corrupt tracks and rejected files again. Returns the
   * number of corrupt tracks.
   */
  async check(): Promise<number> {
    let broken = 0
    this.#files.clearAside()
    for (const track of this.#storedTracks()) if (!(await this.#files.verify(track))) broken += 1
    this.#rejectedUntil.clear()
    this.resume()
    return broken
  }

  /** Resumes fetching immediately, e.g. when the device is back online. */
  resume(): void {
    this.#cancelRetry()
    if (!this.#isRunning) void this.#run()
  }

  async #removeForeign(library: Library): Promise<void> {
    const wanted = new Set([...library.allTracks(), ...library.bundle.announcements].map(getAudioKey))
    for (const key of this.#files.keys()) if (!wanted.has(key)) await this.#files.discard(key)
  }

  #nextMissing(): MissingFile | null {
    const announcements = this.#library?.bundle.announcements ?? []
    return findMissingFile({
      ...(this.#files.isMemoryFull()
        ? {
            needed: this.#needed.slice(0, tracksInMemory),
            announcements: announcements.slice(0, announcementsInMemory),
            tracks: [],
          }
        : { needed: this.#needed, announcements, tracks: this.#library?.allTracks() ?? [] }),
      dueBefore: this.now() + startHours * 3_600_000,
      isMissing: file => this.#files.isMissing(file) && !this.#isRejected(file),
      countStored: files => this.#files.countStored(files),
    })
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    try {
      await this.open()
      await this.#files.storeRemaining()
      for (let next = this.#nextMissing(); next && this.#gateway; next = this.#nextMissing()) {
        await this.#store(next, this.#gateway)
        this.#backoff.reset()
        this.#emitStored()
      }
    } catch (error) {
      const delay = error instanceof StorageFullError ? retryAfter : this.#backoff.next()
      this.#cancelRetry = this.ports.clock.after(delay, () => this.resume())
    } finally {
      this.#isRunning = false
    }
  }

  async #store({ file: track, kind, isDue }: MissingFile, gateway: Gateway): Promise<void> {
    await this.#makeSpace(track.bytes, isDue)
    const bytes = await this.#fetch(track, kind, gateway)
    if (!bytes) return
    const audio = new Blob([bytes], { type: track.mime })
    for (let isWritten = false; !isWritten; ) {
      try {
        await this.#files.write(track, audio)
        isWritten = true
      } catch (error) {
        if (!(error instanceof StorageFullError)) throw error
        await this.#evictOne(isDue)
      }
    }
    if (isDue) this.problems.clear('storage-full')
  }

  async #fetch(track: AudioFile, kind: AudioKind, gateway: Gateway): Promise<ArrayBuffer | null> {
    try {
      const bytes = await gateway.fetchAudio(track, kind)
      if ((await this.ports.digest(bytes)) === track.sha256) return bytes
      this.#reject(track, 'track-broken')
    } catch (error) {
      // A 403 means that the licence has ended: the next bundle shows when there is music again.
      if (!(error instanceof GatewayError) || ![404, 410].includes(error.status)) throw error
      this.#reject(track, 'track-missing')
    }
    return null
  }

  #emitStored(): void {
    void this.events.emit('filesStored', this.count())
  }

  #reject(track: AudioFile, problem: 'track-broken' | 'track-missing'): void {
    this.#rejectedUntil.set(getAudioKey(track), this.ports.clock.elapsed() + retryAfter)
    this.problems.report(problem)
  }

  async #makeSpace(bytes: number, isDue: boolean): Promise<void> {
    for (;;) {
      const free = await this.ports.music.freeBytes().catch(() => null)
      if (free === null || free > bytes + reserveBytes) return
      await this.#evictOne(isDue)
    }
  }

  /**
   * Removes a track that is needed neither in the next 24 hours nor by the fallback playlist. Only a file
   * with `isDue` may replace another one. Throws `StorageFullError` if nothing can be removed.
   */
  async #evictOne(isDue: boolean): Promise<void> {
    const fallback = this.#library?.bundle.plan.fallback_playlist
    const reserve = fallback ? (this.#library?.playable(fallback) ?? []) : []
    const announcements = this.#library?.bundle.announcements ?? []
    const needed = new Set(
      [...this.#needed.map(({ track }) => track), ...reserve, ...announcements].map(getAudioKey),
    )
    const key = isDue ? this.#files.keys().find(stored => !needed.has(stored)) : undefined
    if (key === undefined) {
      if (isDue) this.problems.report('storage-full', true)
      throw new StorageFullError('No space for more music')
    }
    await this.#files.discard(key)
  }
}
