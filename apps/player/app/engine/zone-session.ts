import type { Command, Heartbeat } from '@bgm/validation'
import { LazyAudit } from './audit/lazy-audit'
import { SettingsLock } from './device/settings-lock'
import { SigningKey } from './device/signing-key'
import { SleepDetector } from './device/sleep-detector'
import { Events } from './events'
import { Gateway } from './gateway/gateway'
import type { Library } from './programme/library'
import { Queue } from './programme/queue'
import { type CommandOutcome, Connection, type ConnectionEvents } from './report/connection'
import { createHeartbeat } from './report/heartbeat'
import { findInterruptedTrack } from './report/interrupted-track'
import { PlayRecorder } from './report/play-recorder'
import { Announcer } from './sound/announcer'
import { DeviceVolume } from './sound/device-volume'
import type { DeckTrack } from './sound/mixer'
import { OutputMonitor } from './sound/output-watch'
import { Player } from './sound/player'
import type { SoundEvents } from './sound/sound-events'
import { BundleSync } from './storage/bundle-sync'
import { MusicCache } from './storage/music-cache'
import type { StorageEvents } from './storage/storage-events'
import { ZoneControls } from './zone-controls'
import type { ZoneSessionDependencies } from './zone-session-dependencies'
import { createZoneView } from './zone-view'

const identifiedFor = 3_000

type ZoneEvents = StorageEvents & SoundEvents & ConnectionEvents

/** The session of a paired device, which plays its zone and stays connected to the server. */
export class ZoneSession {
  readonly #events = new Events<ZoneEvents>()
  readonly #gateway: Gateway
  readonly #key: SigningKey
  readonly #queue: Queue
  readonly #bundle: BundleSync
  readonly #cache: MusicCache
  readonly #volume: DeviceVolume
  readonly player: Player
  readonly #announcer: Announcer
  readonly #output: OutputMonitor
  readonly #connection: Connection
  readonly #sleep: SleepDetector
  readonly #audit: LazyAudit
  readonly controls: ZoneControls
  #isIdentified = false
  #isStopped = false

  constructor(private readonly dependencies: ZoneSessionDependencies) {
    const { ports, device, saved, problems, time } = dependencies
    const events = this.#events
    const now = () => time.now()
    const gateway = new Gateway(ports, device.token, (serverNow, roundTrip) => {
      // The header is only exact to a second, so a heartbeat's time is better.
      if (!time.isVerified) this.#syncTime(serverNow, roundTrip)
    })
    const queue = new Queue(dependencies.queue, findInterruptedTrack(dependencies))
    const cache = new MusicCache(ports, queue, problems, now, events)
    const volume = new DeviceVolume(gateway)
    const player = new Player({ ports, volume, queue, cache, problems, now, events })
    const mode = () => player.mode
    this.#gateway = gateway
    this.#key = new SigningKey(ports, gateway, device)
    this.#queue = queue
    this.#cache = cache
    this.#volume = volume
    this.player = player
    this.#bundle = new BundleSync({ saved, gateway, zone: device.zone.id, events })
    this.#announcer = new Announcer({ ports, cache, now, mode, events }, dependencies.aired)
    this.#output = new OutputMonitor(ports, problems, player, events)
    this.#audit = new LazyAudit({ ports, pairing: device.pairing, gateway, problems, now })
    this.#connection = this.#createConnection()
    this.controls = this.#createControls()
    this.#sleep = new SleepDetector(ports.clock, () => void this.controls.recover())
    this.#listen()
  }

  /** Who acts on what happens, apart from the recorder of plays. */
  #listen(): void {
    const { ports, saved, problems, ended } = this.dependencies
    const events = this.#events
    events.on('libraryChanged', library => this.#follow(library))
    events.on('filesStored', () => {
      if (this.player.mode === 'loading') void this.player.evaluate()
      this.#announcer.check()
      this.refresh()
    })
    events.on('trackStarted', playing => this.#advance(playing))
    events.on('announcementsAired', aired => saved.save('aired', aired))
    events.on('announcingChanged', () => this.refresh())
    events.on('modeChanged', () => {
      this.#announcer.modeChanged()
      this.#report()
    })
    events.on('outputChanged', () => this.#report())
    events.on('timeReceived', ({ now, roundTrip }) => this.#syncTime(now, roundTrip))
    events.on('revoked', ended)
    events.on('appReleased', () => ports.update.check())
    events.on('copyFound', () => problems.report('device-copied'))
    events.on('onlineChanged', () => this.refresh())
    this.#recordPlays()
    this.dependencies.journals.onDelivered = (pairing, plays, result) => {
      if (pairing === this.dependencies.device.pairing) void this.#audit.keep(plays, result)
    }
  }

  #recordPlays(): void {
    const { journals, time, device } = this.dependencies
    const connection = this.#connection
    const dependencies = {
      journals,
      time,
      device,
      epoch: () => this.#epoch(),
      isOnline: () => connection.isOnline(),
      unstored: () => connection.sendHeartbeatSoon(),
    }
    new PlayRecorder(dependencies).listen(this.#events)
  }

  #createConnection(): Connection {
    const tasks = {
      createHeartbeat: () => this.#createHeartbeat(),
      pullBundle: (version: string) => this.#bundle.pull(version),
      deliver: () => this.#deliver(),
      runCommand: (command: Command) => this.#runCommand(command),
    }
    return new Connection(this.dependencies.ports, this.#gateway, tasks, this.#events)
  }

  #createControls(): ZoneControls {
    const { ports, saved, time } = this.dependencies
    return new ZoneControls({
      lock: new SettingsLock({ ports, saved, gateway: this.#gateway, now: () => time.now() }),
      volume: this.#volume,
      connection: this.#connection,
      cache: this.#cache,
      player: this.player,
      audio: ports.audio,
      time,
      bundle: () => this.#bundle.library?.bundle ?? null,
      audit: this.#audit,
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
    // The music does not wait for the storage.
    void this.#cache.follow(library, this.#gateway)
    await this.player.follow(library)
    this.#announcer.follow(library)
    this.refresh()
  }

  #advance({ choice }: DeckTrack): Promise<void> {
    const queue = this.#queue.advance(choice)
    // Beside the change of the track, because it may compute the order of thousands of tracks.
    this.dependencies.ports.clock.after(0, () => this.#listNeededMusic())
    return this.dependencies.saved.save('queue', queue)
  }

  #listNeededMusic(): void {
    const { library } = this.#bundle
    if (library && !this.#isStopped) void this.#cache.follow(library, this.#gateway)
  }

  /** Tells the server and the screen at once. */
  #report(): void {
    if (this.#isStopped) return
    this.#connection.sendHeartbeatSoon()
    this.refresh()
  }

  #epoch(): number {
    return this.#bundle.library?.bundle.epoch ?? 0
  }

  #createHeartbeat(): Heartbeat {
    const { problems, time } = this.dependencies
    return createHeartbeat(this.dependencies, {
      epoch: this.#epoch(),
      player: this.player,
      cachedHours: this.#bundle.library ? this.#cache.hours() : 0,
      errors: problems.listWithClock(time),
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
    await this.#key.register()
    const { journals, device } = this.dependencies
    await journals.deliver(device.pairing, this.#gateway, this.#key.signer)
    this.refresh()
    // Nothing waits for it.
    void this.#audit.check().then(() => this.refresh())
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
        problems: dependencies.problems.listWithClock(dependencies.time),
        keyId: this.#key.id,
        audit: this.#audit.view(),
        isIdentified: this.#isIdentified,
      }),
    )
  }
}
