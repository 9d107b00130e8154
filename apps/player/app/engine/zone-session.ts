import type { AiredAnnouncement } from '@bgm/playback'
import type { Command, CommandResult, Heartbeat } from '@bgm/validation'
import type { Announcer } from './announcer'
import { Connection } from './connection'
import { DeviceVolume } from './device-volume'
import { Gateway } from './gateway'
import type { Journals } from './journals'
import { Library } from './library'
import type { DeckTrack } from './mixer'
import { MusicCache } from './music-cache'
import { OutputWatch } from './output-watch'
import { Player } from './player'
import type { Ports } from './ports'
import { Problems } from './problems'
import { type Cursor, Queue } from './queue'
import type { SavedDevice, SavedState } from './saved-state'
import type { ServerTime } from './server-time'
import { SettingsLock } from './settings-lock'
import { SleepDetector } from './sleep-detector'
import type { UnpairedReason, ZoneView } from './view'
import { createZoneAnnouncer } from './zone-announcer'
import { ZoneControls } from './zone-controls'
import { createZoneView } from './zone-view'

const identifiedFor = 3_000

export interface ZoneSessionParts {
  ports: Ports
  saved: SavedState
  journals: Journals
  time: ServerTime
  boot: string
  device: SavedDevice
  cursor: Cursor | null
  aired: readonly AiredAnnouncement[]
  show: (view: ZoneView) => void
  ended: (reason: UnpairedReason) => void
}

/** A paired device: plays its zone and stays connected to the server. */
export class ZoneSession {
  readonly #gateway: Gateway
  readonly #problems: Problems
  readonly #queue: Queue
  readonly #cache: MusicCache
  readonly player: Player
  readonly #announcer: Announcer
  readonly #connection: Connection
  readonly #volume: DeviceVolume
  readonly #sleep: SleepDetector
  readonly controls: ZoneControls
  readonly #output: OutputWatch
  #library: Library | null = null
  #etag: string | null = null
  /** The last known version of the bundle on the server. */
  #latest = ''
  #isPulling = false
  #isTimed = false
  #isIdentified = false
  #isStopped = false

  constructor(private readonly parts: ZoneSessionParts) {
    const { ports, device, time } = parts
    const now = () => time.now()
    this.#gateway = new Gateway(ports, device.token)
    this.#problems = new Problems(ports.clock)
    this.#queue = new Queue(parts.cursor)
    this.#cache = new MusicCache(ports, this.#queue, this.#problems, now)
    this.#volume = new DeviceVolume(this.#gateway)
    this.player = new Player({
      ports,
      volume: this.#volume,
      queue: this.#queue,
      cache: this.#cache,
      problems: this.#problems,
      now,
      plays: {
        started: sounding => this.#started(sounding),
        heard: ({ playId }, seconds, end) => parts.journals.plays.update(playId, seconds, end),
        ended: ({ playId }, seconds, end) => parts.journals.plays.close(playId, seconds, end),
      },
      changed: () => {
        this.#announcer.modeChanged()
        this.#changed()
      },
    })
    this.#announcer = createZoneAnnouncer(parts, {
      cache: this.#cache,
      mode: () => this.player.mode,
      epoch: () => this.#library?.bundle.epoch ?? 0,
      isOnline: () => this.#connection.isOnline(),
      isTimed: () => this.#isTimed,
      changed: () => this.refresh(),
    })
    this.#output = new OutputWatch(ports, this.#problems, this.player, () => this.#changed())
    this.#connection = new Connection(ports, this.#gateway, {
      heartbeat: () => this.#heartbeat(),
      time: (serverNow, roundTrip) => this.#syncTime(serverNow, roundTrip),
      version: version => this.#pull(version),
      command: command => this.#runCommand(command),
      revoked: reason => this.parts.ended(reason),
      update: () => ports.update.check(),
      contact: () => this.#deliver(),
      changed: () => this.refresh(),
    })
    this.controls = new ZoneControls({
      lock: new SettingsLock({ ports, saved: parts.saved, gateway: this.#gateway, now }),
      volume: this.#volume,
      connection: this.#connection,
      cache: this.#cache,
      player: this.player,
      audio: ports.audio,
      time,
      bundle: () => this.#library?.bundle ?? null,
      saveTime: () => parts.saved.save('time', time.saved()),
      changed: () => this.refresh(),
    })
    this.#sleep = new SleepDetector(ports.clock, () => void this.controls.recover())
    this.#cache.onStored = () => {
      if (this.player.mode === 'loading') void this.player.evaluate()
      this.#announcer.check()
      this.refresh()
    }
  }

  async start(): Promise<void> {
    await this.#cache.open()
    const stored = await this.parts.saved.find('bundle')
    if (stored && stored.bundle.zone.id === this.parts.device.zone.id) {
      this.#etag = stored.etag
      await this.#follow(new Library(stored.bundle))
    }
    this.refresh()
    this.#connection.start()
    this.#sleep.start()
    this.#output.start()
  }

  /** Stops playback and deletes the stored music. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#connection.stop()
    this.#sleep.stop()
    this.#announcer.halt()
    this.#output.stop()
    await this.player.halt()
    await this.#cache.clear()
  }

  async #follow(library: Library): Promise<void> {
    this.#library = library
    await this.#cache.follow(library, this.#gateway)
    await this.player.follow(library)
    this.#announcer.follow(library)
    this.refresh()
  }

  async #started({ choice, playId }: DeckTrack): Promise<void> {
    const { journals, time, device, saved } = this.parts
    const cursor = this.#queue.advance(choice)
    await journals.plays.start({
      play_id: playId,
      pairing: device.pairing,
      isTimed: this.#isTimed,
      epoch: this.#library?.bundle.epoch ?? 0,
      zone: device.zone.id,
      track: choice.track.id,
      track_revision: choice.track.revision,
      playlist: choice.playlist,
      layer: choice.layer,
      started_at: time.now(),
      offline: !this.#connection.isOnline(),
      clock_offset: time.offset(),
    })
    await saved.save('cursor', cursor)
    if (this.#library) void this.#cache.follow(this.#library, this.#gateway)
  }

  #changed(): void {
    if (this.#isStopped) return
    this.#connection.beatSoon()
    this.refresh()
  }

  #heartbeat(): Heartbeat {
    const { ports, boot, time } = this.parts
    const { mode, current } = this.player
    return {
      epoch: this.#library?.bundle.epoch ?? 0,
      boot,
      app_version: ports.appVersion,
      state: mode,
      track: current && { id: current.choice.track.id, playlist: current.choice.playlist },
      position: this.player.position(),
      cached_hours: this.#library ? this.#cache.hours() : 0,
      clock_offset: time.offset(),
      errors: this.#errors(),
    }
  }

  #errors() {
    const listed = this.#problems.list()
    return this.parts.time.isDeviceClockWrong() ? [...listed, 'clock-wrong' as const] : listed
  }

  async #syncTime(serverNow: number, roundTrip: number): Promise<void> {
    const { time, journals, saved } = this.parts
    const by = time.sync(serverNow, roundTrip)
    if (!this.#isTimed) await journals.correctTimes(by, time.offset())
    this.#isTimed = true
    await saved.save('time', time.saved())
    if (Math.abs(by) <= 1_000) return
    await this.player.evaluate()
    this.#announcer.check()
  }

  /** Loads the bundle if the server has a different version. */
  async #pull(version: string): Promise<void> {
    this.#latest = version
    if (this.#isPulling) return
    this.#isPulling = true
    try {
      for (let asked = ''; this.#latest !== this.#library?.bundle.version && this.#latest !== asked; ) {
        asked = this.#latest
        const found = await this.#gateway.findBundle(this.#library ? this.#etag : null)
        if (!found || this.#isStopped) return
        await this.parts.saved.save('bundle', found)
        this.#etag = found.etag
        await this.#follow(new Library(found.bundle))
      }
    } finally {
      this.#isPulling = false
    }
  }

  async #deliver(): Promise<void> {
    this.#cache.resume()
    void this.#volume.send()
    await this.parts.journals.deliver(this.parts.device.pairing, this.#gateway)
    this.refresh()
  }

  async #runCommand({
    kind,
    expires_at,
    announcement,
  }: Command): Promise<{ result: CommandResult; reason?: string }> {
    if (expires_at < this.parts.time.now()) return { result: 'expired' }
    if (kind === 'skip') return this.player.skip()
    if (kind === 'announce') return this.#announcer.announce(announcement)
    this.#identify()
    return { result: 'done' }
  }

  #identify(): void {
    this.#isIdentified = true
    this.refresh()
    this.parts.ports.clock.after(identifiedFor, () => {
      this.#isIdentified = false
      this.refresh()
    })
  }

  refresh(): void {
    if (this.#isStopped) return
    const { parts, player } = this
    parts.show(
      createZoneView({
        device: parts.device,
        library: this.#library,
        player,
        connection: this.#connection,
        cache: this.#cache,
        announcer: this.#announcer,
        journals: parts.journals,
        time: parts.time,
        volume: this.#volume,
        update: parts.ports.update,
        problems: this.#errors(),
        isIdentified: this.#isIdentified,
      }),
    )
  }
}
