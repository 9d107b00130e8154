export type { AiredAnnouncement } from './announcement-limits'
export type { DueAnnouncement } from './announcement-occurrences'
export { type AnnouncementRequest, maxAnnouncementDelay } from './announcement-starts'
export {
  type AnnouncementPlan,
  findDueAnnouncement,
  findNextAnnouncement,
  type PlannedAnnouncement,
  planAnnouncements,
} from './announcements'
export { ducking } from './ducking'
export { listPlayableTracks, type PlayableTrack, type TrackPolicy } from './explicit'
export { isOpen, listOpenPeriods } from './opening-hours'
export {
  type DatedRange,
  datedRangesOverlap,
  getDailyMinutes,
  slotsOverlap,
  type WeeklyRange,
} from './overlap'
export { createPlayOrder, PlayOrder, type QueueRequest } from './queue'
export { createRemotePass, findPassZone, remotePassStep, verifyRemotePass } from './remote-pass'
export {
  measureRepetition,
  type Repetition,
  type RepetitionRating,
  rateRepetition,
  repetitionRatings,
} from './repetition'
export {
  getLocalTime,
  type PlaybackLayer,
  type PlaybackSource,
  playbackLayers,
  type Resolution,
  type ResolutionReason,
  resolve,
} from './resolve'
export { getScreenCode, isValidScreenCode, screenCodeLength, screenCodeStep } from './screen-code'
export { createTimeline, findNextChange, type TimelineSegment } from './timeline'
export { type CurrentVolume, getVolume } from './volume'
