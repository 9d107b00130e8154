import {
  type AiredAnnouncement,
  ducking,
  findDueAnnouncement,
  findNextAnnouncement,
  resolve,
} from '@bgm/playback'
import type {
  Announcement,
  AnnouncementEndReason,
  AnnouncementTrigger,
  CommandResult,
  DeviceState,
} from '@bgm/validation'
import type { Emitter } from '#app/engine/events'
import { type Cancel, type Clock, type Deck, PlayBlockedError, type Ports } from '#app/engine/ports'
import type { Library } from '#app/engine/programme/library'
import type { MusicCache } from '#app/engine/storage/music-cache'
import { AiredHistory } from './aired-history'
import type { PlayingAnnouncement, SoundEvents } from './sound-events'

/** Seconds in which a stopped announcement fades out. */
const stopSeconds = 0.3

/** An announcement still playing this many milliseconds after its expected end is ended as failed. */
const maxOverrun = 5_000
const journalEvery = 5_000
/**
 * The longest interval between checks for due announcements, in milliseconds: files may arrive and the time
 * may be corrected.
 */
const longestWait = 30_000
const shortestWait = 200
const horizon = 60 * 60_000

export type AnnouncerDependencies = {
  ports: Ports
  cache: MusicCache
  /** Returns the server's time. */
  now: () => number
  /** Returns the player's mode. Announcements interrupt only music, never silence or a pause. */
  mode: () => DeviceState
  events: Emitter<SoundEvents>
}

type Outcome = { result: CommandResult; reason?: string }
const refused = (reason: string): Outcome => ({ result: 'refused', reason })

/** Plays announcements over lowered music, one at a time, when they are due or on command. */
export class Announcer {
  #library: Library | null = null
  #playing: PlayingAnnouncement | null = null
  readonly #aired: AiredHistory
  #cancelCheck: Cancel = () => {}
  #cancelTimers: Cancel = () => {}
  #finish: ((end: AnnouncementEndReason) => void) | null = null

  constructor(
    private readonly dependencies: AnnouncerDependencies,
    aired: readonly AiredAnnouncement[],
  ) {
    this.#aired = new AiredHistory(dependencies.ports.clock, aired)
  }

  get current(): PlayingAnnouncement | null {
    return this.#playing
  }

  follow(library: Library): void {
    this.#library = library
    this.check()
  }

  /** Stops permanently. */
  halt(): void {
    this.#library = null
    this.#cancelCheck()
    this.#finish?.('stopped')
  }

  /** Must be called when the mode has changed: an announcement ends together with the music. */
  modeChanged(): void {
    if (this.dependencies.mode() === 'playing') this.check()
    else this.#finish?.('stopped')
  }

  /** Starts the announcement that is due, if any, and schedules the next check. */
  check(): void {
    this.#cancelCheck()
    const library = this.#library
    if (!library) return
    const now = this.dependencies.now()
    const aired = this.#aired.list(now)
    const announcements = library.bundle.announcements.filter(this.dependencies.cache.isReady)
    const request = { plan: library.bundle.plan, announcements, aired }
    if (!this.#playing && this.#mayPlay()) {
      const due = findDueAnnouncement(request, now)
      const announcement = due && announcements.find(({ id }) => id === due.announcement)
      if (announcement) void this.#play(announcement, 'schedule', due.due)
    }
    const next = this.#mayPlay() ? findNextAnnouncement(request, now + 1, now + horizon) : null
    const wait = next === null ? longestWait : Math.min(Math.max(next - now, shortestWait), longestWait)
    this.#cancelCheck = this.dependencies.ports.clock.after(wait, () => this.check())
  }

  /** Plays an announcement on command, regardless of its limits, but only if music plays until its end. */
  async announce(id: string | undefined): Promise<Outcome> {
    const library = this.#library
    const announcement = library?.bundle.announcements.find(one => one.id === id)
    if (!library || !announcement) return refused('unknown-announcement')
    if (!this.dependencies.cache.isReady(announcement)) return refused('not-stored')
    if (!this.#mayPlay()) return refused('not-playing')
    if (this.#playing) return refused('announcing')
    const now = this.dependencies.now()
    if (!this.#hasMusic(library, now, now + announcement.duration_ms)) return refused('silence-soon')
    return (await this.#play(announcement, 'command', null)) ? { result: 'done' } : refused('failed')
  }

  #hasMusic({ bundle }: Library, from: number, until: number): boolean {
    for (let at = from; at < until; ) {
      const { source, until: end } = resolve(bundle.plan, at)
      if (source.kind !== 'playlist') return false
      at = end
    }
    return true
  }

  async #remember(announcement: Announcement, due: number | null, from: number): Promise<void> {
    this.#aired.add(announcement, due, from)
    await this.dependencies.events.emit('announcementsAired', this.#aired.list(from))
  }

  /** Lowers the music and starts the announcement; returns false if it cannot be played. */
  async #play(
    announcement: Announcement,
    trigger: AnnouncementTrigger,
    due: number | null,
  ): Promise<boolean> {
    const { ports, cache, events, now } = this.dependencies
    const playing = { announcement, trigger, due, playId: ports.uuid() }
    this.#playing = playing
    // Saved before playback, so that the announcement does not start again after a crash, even one that it
    // caused.
    await this.#remember(announcement, due, now())
    const deck = ports.audio.announcer
    try {
      const audio = await cache.read(announcement)
      if (!audio) throw new Error('The file is not stored')
      await deck.load(audio, announcement.gain_db)
      ports.audio.duck(ducking.decibels, ducking.seconds)
      await new Promise<void>(resolve => ports.clock.after(ducking.seconds * 1000, resolve))
      if (!this.#mayPlay()) return this.#abandon(deck)
      await deck.play()
      deck.fade('in', 0)
    } catch (error) {
      if (!(error instanceof PlayBlockedError)) cache.setAside(announcement)
      return this.#abandon(deck)
    }
    this.#watch(deck, playing)
    void events.emit('announcementStarted', playing)
    void events.emit('announcingChanged', true)
    return true
  }

  #mayPlay(): boolean {
    return this.#library !== null && this.dependencies.mode() === 'playing'
  }

  #abandon(deck: Deck): false {
    this.#playing = null
    this.#restore(deck)
    void this.dependencies.events.emit('announcingChanged', false)
    return false
  }

  #watch(deck: Deck, { announcement, playId }: PlayingAnnouncement): void {
    const { clock } = this.dependencies.ports
    let isOver = false
    const finish = (end: AnnouncementEndReason) => {
      if (isOver) return
      isOver = true
      this.#cancelTimers()
      const heard = Math.min(deck.position(), announcement.duration_ms / 1000 + 1)
      deck.onEnd = null
      deck.onError = null
      this.#finish = null
      this.#playing = null
      this.#restore(deck, end === 'stopped' ? stopSeconds : 0)
      void this.dependencies.events.emit('announcementEnded', { playId, seconds: heard, end })
      void this.dependencies.events.emit('announcingChanged', false)
      this.check()
    }
    deck.onEnd = () => finish('finished')
    deck.onError = () => finish('failed')
    this.#finish = finish
    const cancelOverrun = clock.after(announcement.duration_ms + maxOverrun, () => finish('failed'))
    const cancelJournal = this.#journal(clock, deck, playId)
    this.#cancelTimers = () => {
      cancelOverrun()
      cancelJournal()
    }
  }

  #journal(clock: Clock, deck: Deck, playId: string): Cancel {
    let cancel: Cancel = () => {}
    const write = () => {
      cancel = clock.after(journalEvery, () => {
        void this.dependencies.events.emit('announcementHeard', { playId, seconds: deck.position() })
        write()
      })
    }
    write()
    return () => cancel()
  }

  #restore(deck: Deck, fade = 0): void {
    const { audio, clock } = this.dependencies.ports
    if (fade > 0) {
      deck.fade('out', fade)
      // No other announcement starts before the fade has ended.
      clock.after(fade * 1000, () => deck.unload())
    } else deck.unload()
    audio.duck(0, ducking.restoreSeconds)
  }
}
