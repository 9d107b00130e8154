import type { AudioFile } from '#app/engine/gateway/gateway'
import { type Ports, StorageFullError } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import { getAudioKey } from '#app/engine/programme/library'

/** A file that failed to load is used again only after this many milliseconds, unless there is no other. */
const asideDuration = 10 * 60_000
/** The longest wait for the storage, in milliseconds; the music does not wait any longer. */
const patience = 2_000
/** The number of files kept in memory while they cannot be stored or read in time, about two hours of music. */
const maxInMemory = 32

/** The audio files on this device. Errors of the storage are reported and never stop the music. */
export class StoredFiles {
  readonly #keys = new Set<string>()
  readonly #asideUntil = new Map<string, number>()
  /** The list last passed to `countStored`, whose first `stored` files are not missing. */
  #counted: { files: readonly AudioFile[]; stored: number } = { files: [], stored: 0 }
  /** Keys of stored files that could not be read. They are fetched again. */
  readonly #unreadable = new Set<string>()
  readonly #inMemory = new Map<string, { audio: Blob; isStored: boolean }>()
  /**
   * Calls of the storage that the music has stopped waiting for. Until they settle, it waits for no other. Writing is
   * not among them, because files can be read while another one is slowly written.
   */
  readonly #late = new Set<Promise<unknown>>()
  #isListed = false
  #isStoring = false

  /** Called if files become available after the music has stopped waiting for them. */
  onLate: () => void = () => {}

  constructor(
    private readonly ports: Pick<Ports, 'music' | 'clock' | 'digest'>,
    private readonly problems: Problems,
  ) {}

  /** Lists the stored files, unless that has succeeded before. A list that takes long arrives later. */
  async open(): Promise<void> {
    if (this.#isListed) return
    const listing = this.#list()
    if (!(await this.#settles(listing))) void listing.then(() => this.onLate())
  }

  /** Whether a call of the storage settles in time. Does not wait while an earlier call is late. */
  async #settles(call: Promise<unknown>): Promise<boolean> {
    if (this.#late.size > 0) return false
    if (await this.#isInTime(call)) return true
    this.#late.add(call)
    void call.finally(() => this.#late.delete(call))
    return false
  }

  async #isInTime(call: Promise<unknown>): Promise<boolean> {
    let cancel = () => {}
    const waited = new Promise<boolean>(resolve => {
      cancel = this.ports.clock.after(patience, () => resolve(false))
    })
    const isInTime = await Promise.race([call.then(() => true), waited])
    cancel()
    return isInTime
  }

  async #list(): Promise<void> {
    try {
      for (const key of await this.ports.music.keys()) this.#keys.add(key)
      this.#isListed = true
    } catch (error) {
      this.problems.reportStorageFault(error)
    }
  }

  keys(): readonly string[] {
    return [...this.#keys]
  }

  count(): number {
    return this.#keys.size
  }

  has(file: AudioFile): boolean {
    return this.#keys.has(getAudioKey(file))
  }

  /** Whether a file is neither stored and readable nor in memory. */
  isMissing(file: AudioFile): boolean {
    const key = getAudioKey(file)
    if (this.#keys.has(key) && !this.#unreadable.has(key)) return false
    return !this.#inMemory.has(key)
  }

  /** Counts the files at the beginning of a list that are not missing. Continues where it stopped before. */
  countStored(files: readonly AudioFile[]): number {
    if (this.#counted.files !== files) this.#counted = { files, stored: 0 }
    let { stored } = this.#counted
    for (let file = files[stored]; file && !this.isMissing(file); file = files[stored]) stored += 1
    this.#counted.stored = stored
    return stored
  }

  isAside(file: AudioFile): boolean {
    return (this.#asideUntil.get(getAudioKey(file)) ?? 0) > this.ports.clock.elapsed()
  }

  /** Must be called if a file could not be decoded, although it has the right hash. */
  setAside(file: AudioFile): void {
    this.#asideUntil.set(getAudioKey(file), this.ports.clock.elapsed() + asideDuration)
  }

  clearAside(): void {
    this.#asideUntil.clear()
  }

  /**
   * Reads a file and verifies its hash. Returns null for a file that is missing, damaged or unreadable, and for one that
   * takes long, which is kept in memory once it has been read.
   */
  async read(file: AudioFile): Promise<Blob | null> {
    const key = getAudioKey(file)
    const inMemory = this.#inMemory.get(key)
    if (inMemory) return inMemory.audio
    if (this.#late.size > 0) {
      this.#avoid(file)
      return null
    }
    const reading = this.#readStored(file)
    if (await this.#settles(reading)) return reading
    this.#avoid(file)
    void reading.then(audio => {
      if (!audio || !this.#keys.has(key)) return
      this.#keepInMemory(file, audio, true)
      this.onLate()
    })
    return null
  }

  /** Whether a file can be read and has its hash, however long that takes. */
  async verify(file: AudioFile): Promise<boolean> {
    return this.#inMemory.has(getAudioKey(file)) || (await this.#readStored(file)) !== null
  }

  async #readStored(file: AudioFile): Promise<Blob | null> {
    const key = getAudioKey(file)
    try {
      const audio = await this.ports.music.read(key)
      if (audio && (await this.ports.digest(await audio.arrayBuffer())) === file.sha256) return audio
      if (this.#inMemory.has(key)) return null // It has been fetched again meanwhile.
      this.problems.report(audio ? 'track-broken' : 'track-missing')
      await this.discard(key)
    } catch (error) {
      this.problems.reportStorageFault(error)
      this.#avoid(file)
    }
    return null
  }

  /** Plays other files first, and fetches this one again. */
  #avoid(file: AudioFile): void {
    this.setAside(file)
    this.#unreadable.add(getAudioKey(file))
    this.#counted.stored = 0
  }

  /** Stores a file; keeps it in memory until it is stored. Throws `StorageFullError` if there is no space. */
  async write(file: AudioFile, audio: Blob): Promise<void> {
    const key = getAudioKey(file)
    const hadKey = this.#keys.has(key)
    this.#keepInMemory(file, audio, false)
    let isFull = false
    const writing = this.ports.music
      .write(key, audio)
      .then(() => {
        this.#inMemory.delete(key)
        this.#keys.add(key)
      })
      .catch((error: unknown) => {
        isFull = error instanceof StorageFullError
        if (!isFull) this.problems.reportStorageFault(error)
      })
    if (this.#late.size === 0) await this.#isInTime(writing)
    if (!isFull) return
    this.#inMemory.delete(key)
    if (!hadKey) this.#keys.delete(key)
    throw new StorageFullError('No space for more music')
  }

  /** Stores the files that only memory holds, until one fails or takes long. */
  async storeRemaining(): Promise<void> {
    for (const [key, { audio, isStored }] of [...this.#inMemory]) {
      if (isStored) continue
      if (this.#isStoring || this.#late.size > 0) return
      this.#isStoring = true
      const writing = this.ports.music
        .write(key, audio)
        .then(
          () => this.#inMemory.delete(key),
          () => false,
        )
        .finally(() => {
          this.#isStoring = false
        })
      if (!(await this.#isInTime(writing)) || !(await writing)) return
    }
  }

  async discard(key: string): Promise<void> {
    this.#keys.delete(key)
    this.#inMemory.delete(key)
    this.#counted.stored = 0
    await this.#settles(this.ports.music.remove(key).catch(this.problems.reportStorageFault))
  }

  /** Whether the memory is full of files that are not stored, so that every further one replaces another. */
  isMemoryFull(): boolean {
    return [...this.#inMemory.values()].filter(({ isStored }) => !isStored).length >= maxInMemory
  }

  #keepInMemory(file: AudioFile, audio: Blob, isStored: boolean): void {
    const key = getAudioKey(file)
    this.#inMemory.set(key, { audio, isStored })
    this.#unreadable.delete(key)
    this.#asideUntil.delete(key)
    this.#keys.add(key)
    const [oldest] = this.#inMemory
    if (this.#inMemory.size <= maxInMemory || oldest === undefined) return
    const [oldKey, { isStored: canBeRead }] = oldest
    this.#inMemory.delete(oldKey)
    if (!canBeRead) this.#keys.delete(oldKey)
    this.#counted.stored = 0
  }
}
