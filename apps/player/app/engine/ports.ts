export type Cancel = () => void

export interface Clock {
  /** The device's own clock, in milliseconds since 1970. It may be wrong and may jump. */
  wall(): number
  /** Milliseconds since an arbitrary point in this run of the app. Never jumps. */
  elapsed(): number
  after(ms: number, run: () => void): Cancel
}

/** Thrown by `Deck.play` when the browser requires a user gesture first. */
export class PlayBlockedError extends Error {}

/** One of two audio players whose volume can be faded. */
export interface Deck {
  /** Prepares a file at volume 0; rejects if it cannot be decoded. */
  load(audio: Blob, gainDb: number): Promise<void>
  /** Rejects with `PlayBlockedError` if the browser requires a user gesture first. */
  play(): Promise<void>
  pause(): void
  /** Stops and releases the file. */
  unload(): void
  fade(direction: 'in' | 'out', seconds: number): void
  /** Seconds played so far. */
  position(): number
  /** In seconds; null until known. */
  duration(): number | null
  onEnd: (() => void) | null
  onError: (() => void) | null
}

/** Why nothing can be heard although tracks play; `null` if the output works or is meant to be silent. */
export type OutputFault = 'suspended' | 'silent' | 'missing' | null

export interface AudioOutput {
  readonly decks: readonly [Deck, Deck]
  /** Plays announcements, which ducking does not affect. */
  readonly announcer: Deck
  /** Lowers the decks by `decibels` over `seconds`; 0 restores them. */
  duck(decibels: number, seconds: number): void
  /** In percent. */
  setVolume(volume: number): void
  /** Loudness of the mix before the volume is applied, 0 to 1. */
  level(): number
  /** An output fault that the browser can detect, which excludes amplifiers and the system volume. */
  findFault(): OutputFault
  /** Whether audio is running; false while the browser suspends it. */
  isRunning(): boolean
  /** Resumes audio; must be called in a user gesture if the browser blocked it before. */
  resume(): Promise<boolean>
  /** Called when the browser resumes audio. */
  onRunning: (() => void) | null
}

/** Small values that survive a restart. */
export interface StateStore {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** Plays that survive a restart, by `play_id`. */
export interface PlayStore {
  all(): Promise<unknown[]>
  put(entry: { play_id: string }): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

/** Thrown by `MusicStore.write` when the device has no space left. */
export class StorageFullError extends Error {}

/** Whole audio files by key. */
export interface MusicStore {
  keys(): Promise<string[]>
  read(key: string): Promise<Blob | null>
  write(key: string, audio: Blob): Promise<void>
  remove(key: string): Promise<void>
  /** Bytes that can still be stored; null if the browser does not report them. */
  freeBytes(): Promise<number | null>
}

/** App updates. */
export interface AppUpdate {
  /** Checks the server for a new version. */
  check(): void
  isReady(): boolean
  /** Restarts the app with the new version. */
  activate(): void
}

export interface Ports {
  clock: Clock
  audio: AudioOutput
  state: StateStore
  plays: PlayStore
  music: MusicStore
  update: AppUpdate
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** SHA-256 in hex. */
  digest: (bytes: ArrayBuffer) => Promise<string>
  random: () => number
  uuid: () => string
  appVersion: string
}
