import {
  type AnnouncementPlay,
  announcementPlaySchema,
  type Play,
  type PlaysResult,
  playSchema,
} from '@bgm/validation'
import { getAuditKey } from '#app/engine/audit/audit-view'
import type { Gateway } from '#app/engine/gateway/gateway'
import type { DeviceSigner, Ports } from '#app/engine/ports'
import { Journal, type JournalRecordKind, type TimeCorrection } from './journal'
import { PlayChain } from './play-chain'

type DeliveryListener = (pairing: string, plays: readonly Play[], result: PlaysResult) => void

const createPlayKind = (chain: PlayChain, delivered: DeliveryListener): JournalRecordKind<Play> => ({
  name: 'play',
  schema: playSchema,
  send: (gateway, plays, head) => gateway.sendPlays(plays, head),
  chain,
  delivered,
})

const announcementKind: JournalRecordKind<AnnouncementPlay> = {
  name: 'announcement',
  schema: announcementPlaySchema,
  send: (gateway, announcements) => gateway.sendAnnouncements(announcements),
}

/** The journals of plays and of announcements, which are reported separately. */
export class Journals {
  readonly plays: Journal<Play>
  readonly announcements: Journal<AnnouncementPlay>

  /** Called with every answer to a delivery of plays. */
  onDelivered: DeliveryListener = () => {}
  readonly #chain: PlayChain

  constructor(
    private readonly ports: Pick<Ports, 'plays' | 'state' | 'digest'>,
    boot: string,
    onFault: (error: unknown) => void,
  ) {
    this.#chain = new PlayChain(ports)
    const playKind = createPlayKind(this.#chain, (...delivery) => this.onDelivered(...delivery))
    this.plays = new Journal(playKind, ports.plays, boot, onFault)
    this.announcements = new Journal(announcementKind, ports.plays, boot, onFault)
  }

  async open(): Promise<void> {
    await this.plays.open()
    await this.announcements.open()
  }

  /** Whether the records of earlier runs are known. */
  get areRead(): boolean {
    return this.plays.isRead && this.announcements.isRead
  }

  async correctTimes(correction: TimeCorrection): Promise<void> {
    await this.plays.correctTimes(correction)
    await this.announcements.correctTimes(correction)
  }

  pairings(): Set<string> {
    return new Set([...this.plays.pairings(), ...this.announcements.pairings()])
  }

  async deliver(pairing: string, gateway: Gateway, signer: DeviceSigner | null): Promise<void> {
    await this.plays.deliver(pairing, gateway, signer)
    await this.announcements.deliver(pairing, gateway)
  }

  /** Forgets the chain of a pairing that has ended and whose plays are delivered. */
  async forget(pairing: string): Promise<void> {
    await this.#chain.forget(pairing)
    await this.ports.state.remove(getAuditKey(pairing))
  }

  async dropIfRevoked(pairing: string, error: unknown): Promise<void> {
    await this.plays.dropIfRevoked(pairing, error)
    await this.announcements.dropIfRevoked(pairing, error)
  }
}
