import type { AiredAnnouncement } from '@bgm/playback'
import type {
  Announcement,
  AnnouncementEndReason,
  AnnouncementTrigger,
  DeviceState,
  PlayEndReason,
} from '@bgm/validation'
import type { DeckTrack } from './mixer'

export type PlayingAnnouncement = {
  announcement: Announcement
  playId: string
  trigger: AnnouncementTrigger
  due: number | null
}

/** What is heard from the device. */
export type SoundEvents = {
  trackStarted: DeckTrack
  /** `end` is the end reason to record if the app is killed before the next update. */
  trackHeard: { playing: DeckTrack; seconds: number; end?: PlayEndReason }
  trackEnded: { playing: DeckTrack; seconds: number; end: PlayEndReason }
  /** The announcements that count towards the limits. They must be stored before the next one starts. */
  announcementsAired: AiredAnnouncement[]
  announcementStarted: PlayingAnnouncement
  announcementHeard: { playId: string; seconds: number }
  announcementEnded: { playId: string; seconds: number; end: AnnouncementEndReason }
  modeChanged: DeviceState
  /** Whether an announcement plays. */
  announcingChanged: boolean
  /** The output has failed or works again. */
  outputChanged: DeviceState
}
