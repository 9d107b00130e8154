import { Pairing, type PairingResult, type PairingView } from '#app/engine/device/pairing'
import { Gateway, isRevoked } from '#app/engine/gateway/gateway'
import { Journals } from '#app/engine/report/journals'
import { type SavedDevice, SavedState } from '#app/engine/storage/saved-state'
import type { Ports } from './ports'
import { Problems } from './problems'
import { ServerTime } from './server-time'
import { ObservableValue } from './store'
import type { UnpairedReason, View } from './view'
import type { ZoneControls } from './zone-controls'
import { ZoneSession } from './zone-session'

const housekeepingEvery = 15_000
/** A storage that fails at the start, e.g. on a device that is still booting, is asked again after this long. */
const askAgainAfter = 12_000
const maxQuestions = 3

/** One run of the app, which pairs the device if necessary and then plays its zone. */
export class Session {
  readonly view = new ObservableValue<View>({ screen: 'starting' })
  readonly #saved: SavedState
  readonly #journals: Journals
  readonly #boot: string
  readonly #problems: Problems
  #time: ServerTime
  #zone: ZoneSession | null = null
  #device: SavedDevice | null = null
  #rounds = 0

  /** The installation code of the link with which the player was opened. */
  #linkCode: string | null

  constructor(
    private readonly ports: Ports,
    linkCode: string | null = null,
  ) {
    this.#linkCode = linkCode
    this.#boot = ports.uuid()
    this.#problems = new Problems(ports.clock)
    this.#saved = new SavedState(ports.state, this.#problems.reportStorageFault)
    this.#journals = new Journals(ports, this.#boot, this.#problems.reportStorageFault)
    this.#time = new ServerTime(ports.clock, null)
  }

  /** Returns the best known estimate of the server's time. */
  now = (): number => this.#time.now()

  /** Returns the playback position of the current track in seconds. */
  position = (): number => this.#zone?.player.position() ?? 0

  /** Returns the current loudness, from 0 to 1. */
  level = (): number => this.ports.audio.level()

  get appVersion(): string {
    return this.ports.appVersion
  }

  async start(): Promise<void> {
    this.#time = new ServerTime(this.ports.clock, await this.#saved.find('time'))
    await this.#journals.open()
    this.#runHousekeeping()
    const device = await this.#findDevice()
    if (device) {
      this.#linkCode = null
      await this.#play(device)
    } else void this.#pair(null)
  }

  /** Reads the pairing, again if the storage fails: a paired device must not ask to be paired. */
  async #findDevice(): Promise<SavedDevice | null> {
    for (let questions = 1; ; questions += 1) {
      const device = await this.#saved.find('device')
      const hasFailed = this.#problems.list().includes('storage-failed')
      if (device || !hasFailed || questions === maxQuestions) return device
      await new Promise<void>(resolve => this.ports.clock.after(askAgainAfter, resolve))
    }
  }

  /** Unlocks audio; must be called from a user gesture. */
  unblock = async (): Promise<void> => {
    await this.#zone?.player.unblock()
  }

  /** The controls of the paired zone; null while the device is not paired. */
  get controls(): ZoneControls | null {
    return this.#zone?.controls ?? null
  }

  /**
   * Unpairs the device and notifies the server as soon as it is reachable. A member must then pair the
   * device again.
   */
  unpair = (): Promise<void> => this.#endPairing(null)

  async #play(device: SavedDevice): Promise<void> {
    this.#device = device
    this.#zone = new ZoneSession({
      ports: this.ports,
      problems: this.#problems,
      saved: this.#saved,
      journals: this.#journals,
      time: this.#time,
      boot: this.#boot,
      device,
      queue: await this.#saved.find('queue'),
      aired: (await this.#saved.find('aired')) ?? [],
      show: view => this.view.set(view),
      ended: reason => void this.#endPairing(reason),
    })
    await this.#zone.start()
  }

  async #pair(ended: UnpairedReason | null): Promise<void> {
    const show = (view: PairingView) => this.view.set({ screen: 'pairing', ended, ...view })
    const pairing = new Pairing(this.ports, show, this.#linkCode)
    this.#linkCode = null
    this.view.set({
      screen: 'pairing',
      ended,
      code: null,
      isOffline: false,
      isDeclined: false,
      approval: null,
      installation: null,
      install: () => {},
    })
    await this.#adopt(await pairing.run())
  }

  async #adopt(paired: PairingResult): Promise<void> {
    const device = { ...paired, paired_at: this.now() }
    await this.#saved.save('device', device)
    await this.#play(device)
  }

  /** Ends the pairing, whose token is kept until its plays are delivered. */
  async #endPairing(reason: UnpairedReason | null): Promise<void> {
    const zone = this.#zone
    const device = this.#device
    if (!zone) return
    this.#zone = null
    this.#device = null
    await zone.stop()
    this.#problems.clearAll()
    if (device) {
      const former = (await this.#saved.find('former')) ?? []
      const { token, pairing } = device
      await this.#saved.save('former', [...former, { token, pairing, leaving: reason === null }])
    }
    for (const key of ['device', 'bundle', 'queue', 'aired', 'pin', 'pin_attempts'] as const)
      await this.#saved.remove(key)
    void this.#deliverFormer()
    void this.#pair(reason)
  }

  #runHousekeeping(): void {
    this.ports.clock.after(housekeepingEvery, () => {
      void this.#saved.save('time', this.#time.saved())
      this.#zone?.refresh()
      if (this.#rounds % 4 === 0) void this.#deliverFormer()
      this.#rounds += 1
      this.#runHousekeeping()
    })
  }

  async #deliverFormer(): Promise<void> {
    const former = (await this.#saved.find('former')) ?? []
    if (former.length === 0) return
    const leaving = new Set<string>()
    for (const one of former) {
      const gateway = new Gateway(this.ports, one.token)
      if (one.leaving && !(await this.#leave(gateway))) leaving.add(one.pairing)
      await this.#journals
        .deliver(one.pairing, gateway, await this.ports.keys.find(one.pairing).catch(() => null))
        .catch((error: unknown) => this.#journals.dropIfRevoked(one.pairing, error))
        .catch(() => {})
    }
    // Stored plays that cannot be read now still need the token.
    if (!this.#journals.areRead) return
    const open = this.#journals.pairings()
    // Another pairing may have ended in the meantime.
    const known = (await this.#saved.find('former')) ?? []
    const handled = new Set(former.map(({ pairing }) => pairing))
    for (const pairing of handled) if (!open.has(pairing)) await this.#forget(pairing).catch(() => {})
    await this.#saved.save(
      'former',
      known
        .filter(({ pairing }) => !handled.has(pairing) || open.has(pairing) || leaving.has(pairing))
        .map(one => ({ ...one, leaving: handled.has(one.pairing) ? leaving.has(one.pairing) : one.leaving })),
    )
  }

  /** Forgets the key of a pairing that has ended. */
  async #forget(pairing: string): Promise<void> {
    await this.ports.keys.remove(pairing)
    await this.#journals.forget(pairing)
  }

  /** Tells the server that the device was unpaired; returns false if the call must be retried. */
  async #leave(gateway: Gateway): Promise<boolean> {
    try {
      await gateway.unpair()
      return true
    } catch (error) {
      return isRevoked(error)
    }
  }
}
