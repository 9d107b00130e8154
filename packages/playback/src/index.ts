export {
  type AiredAnnouncement,
  type AnnouncementRequest,
  type DueAnnouncement,
  findDueAnnouncement,
  findNextAnnouncement,
  maxAnnouncementDelay,
  type PlannedAnnouncement,
  planAnnouncements,
} from './announcements'
export { listPlayableTracks, type PlayableTrack } from './explicit'
export { isOpen, listOpenings } from './opening-hours'
export {
  type DatedRange,
  datedRangesOverlap,
  getDailyMinutes,
  slotsOverlap,
  type WeeklyRange,
} from './overlap'
export { createPlayOrder, listUpcomingTracks, type QueueRequest } from './queue'
export { findPassExpiry, getPassZone, remotePass, remotePassStep } from './remote-pass'
export {
  measureRepetition,
  type Repetition,
  type RepetitionRating,
  rateRepetition,
  repetitionRatings,
} from './repetition'
export {
  getLocalTime,
  type Layer,
  layers,
  type Reason,
  type Resolution,
  resolve,
  type Source,
} from './resolve'
export { isScreenCode, screenCode, screenCodeLength, screenCodeStep } from './screen-code'
export { createTimeline, findNextChange, type Segment } from './timeline'
