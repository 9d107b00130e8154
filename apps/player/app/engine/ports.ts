import type { LogCryptography, SignatureAlgorithm } from '@bgm/validation'

export type Cancel = () => void

export type Clock = {
  /** The device's own clock, in milliseconds since 1970. It may be wrong and may jump. */
  wall(): number
  /** Milliseconds since an arbitrary point in this run of the app. The value never jumps. */
  elapsed(): number
  after(ms: number, run: () => void): Cancel
}

/** Thrown by `Deck.play` when the browser requires a user gesture first. */
export class PlayBlockedError extends Error {}

/** An audio deck whose volume can be faded. */
export type Deck = {
  /** Prepares a file at volume 0, at a position in seconds; rejects if it cannot be decoded. */
  load(audio: Blob, gainDb: number, from?: number): Promise<void>
  /** Rejects with `PlayBlockedError` if the browser requires a user gesture first. */
  play(): Promise<void>
  pause(): void
  /** Stops playback and releases the file. */
  unload(): void
  fade(direction: 'in' | 'out', seconds: number): void
  /** The playback position in seconds. */
  position(): number
  /** The duration in seconds; null until it is known. */
  duration(): number | null
  onEnd: (() => void) | null
  onError: (() => void) | null
}

/**
 * Why no sound is audible although tracks are playing; `null` if the output works or is meant to be silent.
 */
export type OutputFault = 'suspended' | 'silent' | 'missing' | null

export type AudioOutput = {
  readonly decks: readonly [Deck, Deck]
  /** Plays announcements, which ducking does not affect. */
  readonly announcer: Deck
  /** Lowers the decks by `decibels` over `seconds`; 0 restores them. */
  duck(decibels: number, seconds: number): void
  /** Changes the volume, in percent, over about `seconds`; 0 for at once. */
  setVolume(volume: number, seconds: number): void
  /** The loudness of the mix before the volume is applied, from 0 to 1. */
  level(): number
  /**
   * Returns the output fault that the browser detects, if any. It cannot detect a faulty amplifier or a muted
   * system.
   */
  findFault(): OutputFault
  /** Whether audio is running; false while the browser suspends it. */
  isRunning(): boolean
  /** Resumes audio and returns whether it is running. Requires a user gesture if the browser blocks audio. */
  resume(): Promise<boolean>
  /** Called when the browser resumes audio. */
  onRunning: (() => void) | null
}

/** A persistent store for small values. */
export type StateStore = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
}

/** A private key of this device that signs texts. `publicKey` and signatures are base64, as in `deviceKeySchema`. */
export type DeviceSigner = { alg: SignatureAlgorithm; publicKey: string; sign(text: string): Promise<string> }

/** The keys of this device, by pairing. Everything rejects if the browser or its storage cannot do it. */
export type DeviceKeys = {
  find(pairing: string): Promise<DeviceSigner | null>
  create(pairing: string): Promise<DeviceSigner>
  remove(pairing: string): Promise<void>
}

/** A persistent store for journal entries (plays and announcements), by `play_id`. */
export type PlayStore = {
  all(): Promise<unknown[]>
  put(entry: { play_id: string }): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

/** Thrown by `MusicStore.write` when the device has no space left. */
export class StorageFullError extends Error {}

/** A store for whole audio files by key. */
export type MusicStore = {
  keys(): Promise<string[]>
  read(key: string): Promise<Blob | null>
  write(key: string, audio: Blob): Promise<void>
  remove(key: string): Promise<void>
  /** The number of bytes that can still be stored; null if the browser does not report it. */
  freeBytes(): Promise<number | null>
}

/** Detects and installs new versions of the app. */
export type AppUpdater = {
  /** Checks the server for a new version. */
  check(): void
  isReady(): boolean
  /** Restarts the app with the new version. */
  activate(): void
}

export type Ports = {
  clock: Clock
  audio: AudioOutput
  state: StateStore
  plays: PlayStore
  music: MusicStore
  keys: DeviceKeys
  update: AppUpdater
  fetch: (path: string, init: RequestInit) => Promise<Response>
  /** Returns the SHA-256 hash in hex. */
  digest: (bytes: ArrayBuffer) => Promise<string>
  /** Verifies an Ed25519 signature of a text; null if the browser cannot. */
  verifySignature: LogCryptography['verify']
  random: () => number
  uuid: () => string
  appVersion: string
}
