import type { Command, Heartbeat } from '@bgm/validation'
import { SettingsLock } from '#app/engine/device/settings-lock'
import { SleepDetector } from '#app/engine/device/sleep-detector'
import { Gateway } from '#app/engine/gateway/gateway'
import type { Library } from '#app/engine/programme/library'
import { Queue } from '#app/engine/programme/queue'
import { type CommandOutcome, Connection } from '#app/engine/report/connection'
import { createHeartbeat } from '#app/engine/report/heartbeat'
import { findInterruptedTrack, recordPlay } from '#app/engine/report/record-play'
import type { Announcer } from '#app/engine/sound/announcer'
import { DeviceVolume } from '#app/engine/sound/device-volume'
import type { DeckTrack } from '#app/engine/sound/mixer'
import { OutputMonitor } from '#app/engine/sound/output-watch'
import { Player } from '#app/engine/sound/player'
import { createZoneAnnouncer } from '#app/engine/sound/zone-announcer'
import { BundleSync } from '#app/engine/storage/bundle-sync'
import { MusicCache } from '#app/engine/storage/music-cache'
import type { Problems } from './problems'
import { ZoneControls } from './zone-controls'
import type { ZoneSessionDependencies } from './zone-session-dependencies'
import { createZoneView } from './zone-view'

const identifiedFor = 3_000

/** The session of a paired device, which plays its zone and stays connected to the server. */
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
  readonly #output: OutputMonitor
  readonly #bundle: BundleSync
  #isIdentified = false
  #isStopped = false

  constructor(private readonly dependencies: ZoneSessionDependencies) {
    const { ports, device, saved } = dependencies
    this.#gateway = new Gateway(ports, device.token, (now, roundTrip) => {
      // The header is only exact to a second, so a heartbeat's time is better.
      if (!dependencies.time.isVerified) this.#syncTime(now, roundTrip)
    })
    this.#problems = dependencies.problems
    this.#queue = new Queue(dependencies.queue, findInterruptedTrack(dependencies))
    this.#cache = new MusicCache(ports, this.#queue, this.#problems, this.#now)
    this.#volume = new DeviceVolume(this.#gateway)
    this.#bundle = new BundleSync({
      saved,
      gateway: this.#gateway,
      zone: device.zone.id,
      follow: library => this.#follow(library),
    })
    this.player = this.#createPlayer()
    this.#announcer = createZoneAnnouncer(dependencies, {
      cache: this.#cache,
      mode: () => this.player.mode,
      epoch: () => this.#bundle.library?.bundle.epoch ?? 0,
      isOnline: () => this.#connection.isOnline(),
      changed: () => this.refresh(),
    })
    this.#output = new OutputMonitor(ports, this.#problems, this.player, () => this.#changed())
    this.#connection = this.#createConnection()
    this.controls = this.#createControls()
    this.#sleep = new SleepDetector(ports.clock, () => void this.controls.recover())
    this.#cache.onStored = () => {
      if (this.player.mode === 'loading') void this.player.evaluate()
      this.#announcer.check()
      this.refresh()
    }
  }

  readonly #now = () => this.dependencies.time.now()

  #createPlayer(): Player {
    const { plays } = this.dependencies.journals
    return new Player({
      ports: this.dependencies.ports,
      volume: this.#volume,
      queue: this.#queue,
      cache: this.#cache,
      problems: this.#problems,
      now: this.#now,
      plays: {
        started: playing => this.#started(playing),
        heard: ({ playId }, seconds, end) => plays.update(playId, seconds, end),
        ended: async ({ playId }, seconds, end) => {
          await plays.close(playId, seconds, end)
          if (plays.hasUnstored()) this.#connection.sendHeartbeatSoon()
        },
      },
      changed: () => {
        this.#announcer.modeChanged()
        this.#changed()
      },
    })
  }

  #createConnection(): Connection {
    const { ports, ended } = this.dependencies
    return new Connection(ports, this.#gateway, {
      heartbeat: () => this.#heartbeat(),
      time: (serverNow, roundTrip) => this.#syncTime(serverNow, roundTrip),
      version: version => this.#bundle.pull(version),
      command: command => this.#runCommand(command),
      revoked: ended,
      update: () => ports.update.check(),
      contact: () => this.#deliver(),
      copied: () => this.#problems.report('device-copied'),
      changed: () => this.refresh(),
    })
  }

  #createControls(): ZoneControls {
    const { ports, saved, time } = this.dependencies
    return new ZoneControls({
      lock: new SettingsLock({ ports, saved, gateway: this.#gateway, now: this.#now }),
      volume: this.#volume,
      connection: this.#connection,
      cache: this.#cache,
      player: this.player,
      audio: ports.audio,
      time,
      bundle: () => this.#bundle.library?.bundle ?? null,
      saveTime: () => saved.save('time', time.saved()),
      changed: () => this.refresh(),
    })
  }

  async start(): Promise<void> {
    await this.#cache.open()
    await this.#bundle.open()
    this.refresh()
    this.#connection.start()
    this.#sleep.start()
    this.#output.start()
  }

  /** Stops playback and deletes the stored music. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#bundle.stop()
    this.#connection.stop()
    this.#sleep.stop()
    this.#announcer.halt()
    this.#output.stop()
    await this.player.halt()
    await this.#cache.clear()
  }

  async #follow(library: Library): Promise<void> {
    void this.#cache.follow(library, this.#gateway)
    await this.player.follow(library)
    this.#announcer.follow(library)
    this.refresh()
  }

  async #started(playing: DeckTrack): Promise<void> {
    const { library } = this.#bundle
    const queue = this.#queue.advance(playing.choice)
    // Beside the change of the track, because it may compute the order of thousands of tracks.
    this.dependencies.ports.clock.after(0, () => this.#listNeededMusic())
    const context = {
      epoch: library?.bundle.epoch ?? 0,
      isOnline: this.#connection.isOnline(),
    }
    await Promise.all([
      recordPlay(this.dependencies, playing, context),
      this.dependencies.saved.save('queue', queue),
    ])
  }

  #listNeededMusic(): void {
    const { library } = this.#bundle
    if (library && !this.#isStopped) void this.#cache.follow(library, this.#gateway)
  }

  #changed(): void {
    if (this.#isStopped) return
    this.#connection.sendHeartbeatSoon()
    this.refresh()
  }

  #heartbeat(): Heartbeat {
    const { library } = this.#bundle
    return createHeartbeat(this.dependencies, {
      epoch: library?.bundle.epoch ?? 0,
      player: this.player,
      cachedHours: library ? this.#cache.hours() : 0,
      errors: this.#problems.listWithClock(this.dependencies.time),
    })
  }

  #syncTime(serverNow: number, roundTrip: number): void {
    const { time, journals, saved } = this.dependencies
    const wasVerified = time.isVerified
    const by = time.sync(serverNow, roundTrip)
    if (!wasVerified) void journals.correctTimes({ by, offset: time.offset(), now: time.now() })
    void saved.save('time', time.saved())
    if (Math.abs(by) <= 1_000) return
    void this.player.evaluate()
    this.#announcer.check()
  }

  async #deliver(): Promise<void> {
    this.#cache.resume()
    void this.#volume.send()
    await this.dependencies.journals.deliver(this.dependencies.device.pairing, this.#gateway)
    this.refresh()
  }

  async #runCommand({ kind, expires_at, announcement }: Command): Promise<CommandOutcome> {
    if (expires_at < this.dependencies.time.now()) return { result: 'expired' }
    if (kind === 'skip') return this.player.skip()
    if (kind === 'announce') return this.#announcer.announce(announcement)
    this.#identify()
    return { result: 'done' }
  }

  #identify(): void {
    this.#isIdentified = true
    this.refresh()
    this.dependencies.ports.clock.after(identifiedFor, () => {
      this.#isIdentified = false
      this.refresh()
    })
  }

  refresh(): void {
    if (this.#isStopped) return
    const { dependencies, player } = this
    dependencies.show(
      createZoneView({
        device: dependencies.device,
        library: this.#bundle.library,
        player,
        connection: this.#connection,
        cache: this.#cache,
        announcer: this.#announcer,
        journals: dependencies.journals,
        time: dependencies.time,
        volume: this.#volume,
        update: dependencies.ports.update,
        problems: this.#problems.listWithClock(this.dependencies.time),
        isIdentified: this.#isIdentified,
      }),
    )
  }
}
