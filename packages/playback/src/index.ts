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
export { isOpen, listOpenPeriods } from './opening-hours'
export {
  type DatedRange,
  datedRangesOverlap,
  getDailyMinutes,
  slotsOverlap,
  type WeeklyRange,
} from './overlap'
export { createPlayOrder, listUpcomingTracks, type QueueRequest } from './queue'
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
