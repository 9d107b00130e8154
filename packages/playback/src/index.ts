export { playableTracks } from './explicit'
export { type QueueRequest, queueOf, upcomingTracks } from './queue'
export { type Layer, layers, localTime, type Reason, type Resolution, resolve, type Source } from './resolve'
export { nextChange, type Segment, timelineOf } from './timeline'
