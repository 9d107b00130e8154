import type { AudioFile } from './gateway'
import { getAudioKey } from './library'
import { type Ports, StorageFullError } from './ports'
import type { Problems } from './problems'

/** A file that failed to load is used again only after this many milliseconds, unless there is no other. */
const asideDuration = 10 * 60_000
/** The longest wait for the list of stored files, in milliseconds; the music does not wait any longer. */
const listTimeout = 2_000
/** The number of files kept in memory while they cannot be stored, about two hours of music. */
const maxInMemory = 32

/** The audio files on this device. Errors of the storage are reported and never stop the music. */
export class StoredFiles {
  readonly #keys = new Set<string>()
  readonly #asideUntil = new Map<string, number>()
  /** The list last passed to `countStored`, whose first `stored` files are not missing. */
  #counted: { files: readonly AudioFile[]; stored: number } = { files: [], stored: 0 }
  /** Keys of stored files that could not be read. They are fetched again. */
  readonly #unreadable = new Set<string>()
  /** Files that could not be stored. */
  readonly #inMemory = new Map<string, Blob>()
  #isListed = false

  /** Called if the list of stored files arrives after the music has stopped waiting for it. */
  onLateList: () => void = () => {}

  constructor(
    private readonly ports: Pick<Ports, 'music' | 'clock' | 'digest'>,
    private readonly problems: Problems,
  ) {}

  /** Lists the stored files, unless that has succeeded before. A list that takes long arrives later. */
  async open(): Promise<void> {
    if (this.#isListed) return
    let isLate = false
    let cancel = () => {}
    const waited = new Promise<void>(resolve => {
      cancel = this.ports.clock.after(listTimeout, () => {
        isLate = true
        resolve()
      })
    })
    const listed = this.#list().then(() => isLate && this.onLateList())
    await Promise.race([listed, waited])
    cancel()
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

  /** Reads a file and verifies its hash. Returns null for a file that is missing, damaged or unreadable. */
  async read(file: AudioFile): Promise<Blob | null> {
    const key = getAudioKey(file)
    const blob = this.#inMemory.get(key)
    if (blob) return blob
    try {
      const audio = await this.ports.music.read(key)
      if (audio && (await this.ports.digest(await audio.arrayBuffer())) === file.sha256) return audio
      this.problems.report(audio ? 'track-broken' : 'track-missing')
      await this.discard(key)
    } catch (error) {
      this.problems.reportStorageFault(error)
      this.setAside(file)
      this.#unreadable.add(key)
      this.#counted.stored = 0
    }
    return null
  }

  /** Stores a file, or keeps it in memory. Throws `StorageFullError` if there is no space. */
  async write(file: AudioFile, audio: Blob): Promise<void> {
    const key = getAudioKey(file)
    try {
      await this.ports.music.write(key, audio)
    } catch (error) {
      if (error instanceof StorageFullError) throw error
      this.problems.reportStorageFault(error)
      this.#keepInMemory(key, audio)
    }
    this.#unreadable.delete(key)
    this.#asideUntil.delete(key)
    this.#keys.add(key)
  }

  async discard(key: string): Promise<void> {
    this.#keys.delete(key)
    this.#inMemory.delete(key)
    this.#counted.stored = 0
    await this.ports.music.remove(key).catch(this.problems.reportStorageFault)
  }

  #keepInMemory(key: string, audio: Blob): void {
    this.#inMemory.set(key, audio)
    const [oldest] = this.#inMemory.keys()
    if (this.#inMemory.size <= maxInMemory || oldest === undefined) return
    this.#inMemory.delete(oldest)
    this.#keys.delete(oldest)
    this.#counted.stored = 0
  }
}
