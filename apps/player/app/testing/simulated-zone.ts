import { createHash } from 'node:crypto'
import { resolve } from '@bgm/playback'
import type { Announcement, Bundle, Plan, Track } from '@bgm/validation'
import type { Ports } from '#app/engine/ports'
import { Session } from '#app/engine/session'
import { SimulatedStorage } from './memory-stores'
import { SimulatedAudio, type SimulatedFile } from './simulated-audio'
import { SimulatedClock } from './simulated-clock'
import { SimulatedGateway } from './simulated-gateway'
import { verifySignature } from './verify-signature'

/** Parses local time in Jakarta, e.g. `2026-11-23T18:30`. */
export const parseJakartaTime = (local: string) => Date.parse(`${local}:00+07:00`)

const trackCount = 40
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function makeTrack(index: number): { track: Track; bytes: Uint8Array<ArrayBuffer>; file: SimulatedFile } {
  const bytes = new Uint8Array(1000 + index)
  const seconds = 150 + ((index * 37) % 90)
  const track: Track = {
    id: `t${index}`,
    revision: 1,
    title: `Lagu ${index}`,
    artists: [`Artis ${index % 9}`],
    duration_ms: seconds * 1000,
    explicit: false,
    clean_version: null,
    gain_db: -2,
    sha256: sha256(bytes),
    bytes: bytes.length,
    mime: 'audio/mpeg',
  }
  return { track, bytes, file: { seconds } }
}

const made = Array.from({ length: trackCount }, (_, index) => makeTrack(index))
const ids = (from: number, until: number) => made.slice(from, until).map(({ track }) => track.id)
const playlist = (id: string, title: string, tracks: string[]) => ({
  id,
  revision: 1,
  title: { id: title, en: title },
  tracks,
})

type NewAnnouncement = Partial<Announcement> & { id: string; seconds: number }

const makeAnnouncement = (changes: Partial<Announcement> & { id: string }): Announcement => ({
  revision: 1,
  name: `Pengumuman ${changes.id}`,
  duration_ms: 20_000,
  gain_db: 0,
  sha256: '',
  bytes: 1,
  mime: 'audio/mpeg',
  schedule: { from_date: null, until_date: null, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [], every: null },
  gap_minutes: 0,
  per_hour: 12,
  ...changes,
})

export const makeBundle = (plan: Partial<Plan> = {}): Bundle => ({
  version: '1',
  epoch: 1,
  zone: {
    id: 'zone1',
    name: 'Lobi',
    business_unit: 'Hotel Contoh',
    time_zone: 'Asia/Jakarta',
  },
  opening_hours: null,
  desired: {
    paused: false,
    paused_until: null,
    volume: 60,
    max_volume: 80,
    volumes: [],
    volume_set_at: null,
  },
  renewal: null,
  licence: {
    code: '4T7KQ9XW2MHEC',
    state: 'active',
    until: null,
    paid_until: null,
    live_secret: 'live-secret-of-the-lobby',
  },
  staff_pin: null,
  policy: { explicit: 'allow', banned: [] },
  plan: {
    time_zone: 'Asia/Jakarta',
    utc_offset: 420,
    from: parseJakartaTime('2026-11-23T00:00'),
    until: parseJakartaTime('2026-12-01T00:00'),
    licence: { state: 'active', until: null },
    silences: [],
    patterns: [],
    season: null,
    override: null,
    exceptions: [],
    slots: [],
    default_playlist: 'day',
    fallback_playlist: 'reserve',
    ...plan,
  },
  playlists: [
    playlist('day', 'Piano siang', ids(0, 16)),
    playlist('evening', 'Senja keroncong', ids(16, 32)),
    playlist('reserve', 'Cadangan', ids(32, 40)),
  ],
  tracks: made.map(({ track }) => track),
  announcements: [],
  royalty: 'separate',
  remote_secret: 'secret',
})

/**
 * A venue: a device that can be killed and restarted, a network that can be cut, and a recording of the audio
 * output.
 */
export class SimulatedZone {
  readonly clock: SimulatedClock
  readonly gateway: SimulatedGateway
  readonly storage = new SimulatedStorage()
  readonly files = new Map(made.map(({ bytes, file }) => [bytes.length, { ...file }]))
  audio: SimulatedAudio | null = null
  /** The audio of every run of the app, by its `boot`. */
  readonly runs = new Map<string, SimulatedAudio>()
  session: Session | null = null
  isUpdateReady = false
  /** Whether the browser requires a user gesture in the next run. */
  isBlocked = false
  restarts = 0
  /** The longest period without sound while the plan had music, in seconds. */
  longestGap = 0
  #gap = 0
  #kill: () => void = () => {}
  #ids = 0
  readonly #audioFiles: Map<string, Uint8Array<ArrayBuffer>>

  constructor(start: string, plan: Partial<Plan> = {}) {
    this.clock = new SimulatedClock(parseJakartaTime(start))
    this.#audioFiles = new Map(made.map(({ track, bytes }) => [`/audio/${track.id}/1`, bytes]))
    this.gateway = new SimulatedGateway(this.clock, makeBundle(plan), this.#audioFiles)
    this.#listen()
  }

  /** Adds announcements to the zone, with their audio. */
  setAnnouncements(announcements: readonly NewAnnouncement[]): void {
    const added = announcements.map(({ seconds, ...one }, index) => {
      const bytes = new Uint8Array(5000 + index)
      this.#audioFiles.set(`/audio/announcements/${one.id}/1`, bytes)
      this.files.set(bytes.length, { seconds })
      return makeAnnouncement({
        ...one,
        bytes: bytes.length,
        sha256: sha256(bytes),
        duration_ms: seconds * 1000,
      })
    })
    this.gateway.setBundle({ announcements: added })
  }

  /** Returns the size of a track's file, which identifies the file. */
  getSize = (track: string) => made.find(one => one.track.id === track)?.bytes.length ?? 0

  async boot(): Promise<Session> {
    const clock = this.clock.startProcess()
    this.#kill = clock.kill
    this.audio = new SimulatedAudio(clock, this.files)
    this.audio.isBlocked = this.isBlocked
    const ports: Ports = {
      clock,
      audio: this.audio,
      ...this.storage.open(clock.isAlive),
      update: {
        check: () => {},
        isReady: () => this.isUpdateReady,
        activate: () => {
          this.isUpdateReady = false
          this.restarts += 1
          this.kill()
          this.clock.after(800, () => void this.boot())
        },
      },
      fetch: (path, init) => (clock.isAlive() ? this.gateway.fetch(path, init) : new Promise(() => {})),
      digest: async bytes => sha256(new Uint8Array(bytes)),
      verifySignature,
      random: () => 0.5,
      uuid: () => {
        this.#ids += 1
        return this.#currentId()
      },
      appVersion: 'test',
    }
    this.session = new Session(ports)
    // A session first chooses its own id.
    this.runs.set(this.#currentId(), this.audio)
    await this.session.start()
    return this.session
  }

  #currentId = () => `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`

  kill(): void {
    this.#kill()
    for (const deck of this.audio?.decks ?? []) deck.unload()
    this.audio?.announcer.unload()
    this.session = null
    this.#gap = 0
  }

  /** Returns the view of the paired device; throws if another screen is shown. */
  view() {
    const view = this.session?.view.get()
    if (view?.screen !== 'zone') throw new Error(`The screen is ${view?.screen}`)
    return view
  }

  isSounding(): boolean {
    return (this.audio?.level() ?? 0) > 0
  }

  playedSeconds(): number {
    return [...this.gateway.plays.values()].reduce((sum, { seconds }) => sum + seconds, 0)
  }

  #isWanted(): boolean {
    const { plan, desired } = this.gateway.bundle
    return resolve(plan, this.clock.trueTime()).source.kind === 'playlist' && !desired.paused
  }

  /** Samples the audio output every second. */
  #listen(): void {
    this.clock.after(1_000, () => {
      this.#gap = this.session && !this.isSounding() && this.#isWanted() ? this.#gap + 1 : 0
      this.longestGap = Math.max(this.longestGap, this.#gap)
      this.#listen()
    })
  }
}
