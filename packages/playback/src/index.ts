export { listPlayableTracks } from './explicit'
export { createPlayOrder, listUpcomingTracks, type QueueRequest } from './queue'
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
