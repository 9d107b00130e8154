import { type AnnouncementPlay, announcementPlaySchema, type Play, playSchema } from '@bgm/validation'
import type { Gateway } from '#app/engine/gateway/gateway'
import type { PlayStore } from '#app/engine/ports'
import { Journal, type JournalRecordKind, type TimeCorrection } from './journal'

const playKind: JournalRecordKind<Play> = {
  name: 'play',
  schema: playSchema,
  send: (gateway, plays) => gateway.sendPlays(plays),
}

const announcementKind: JournalRecordKind<AnnouncementPlay> = {
  name: 'announcement',
  schema: announcementPlaySchema,
  send: (gateway, announcements) => gateway.sendAnnouncements(announcements),
}

/** The journals of plays and of announcements, which are reported separately. */
export class Journals {
  readonly plays: Journal<Play>
  readonly announcements: Journal<AnnouncementPlay>

  constructor(store: PlayStore, boot: string, onFault: (error: unknown) => void) {
    this.plays = new Journal(playKind, store, boot, onFault)
    this.announcements = new Journal(announcementKind, store, boot, onFault)
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

  async deliver(pairing: string, gateway: Gateway): Promise<void> {
    await this.plays.deliver(pairing, gateway)
    await this.announcements.deliver(pairing, gateway)
  }

  async dropIfRevoked(pairing: string, error: unknown): Promise<void> {
    await this.plays.dropIfRevoked(pairing, error)
    await this.announcements.dropIfRevoked(pairing, error)
  }
}
