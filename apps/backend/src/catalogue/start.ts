import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforcePlaylistRules } from './playlist/panel-rules'
import { hashAudioJob } from './track/audio-hashes'
import { withdrawExpiredTracks } from './track/expired-rights'
import { enforceTrackRules } from './track/panel-rules'
import { indexTracksOnChange } from './track/terms'
import { processUploadJob } from './track-upload/process'
import { cleanUpUploads } from './track-upload/row'

export function startCatalogue(): void {
  registerJobs([
    processUploadJob,
    hashAudioJob,
    defineHourlyJob('withdraw-expired-tracks', withdrawExpiredTracks),
    defineHourlyJob('clean-track-uploads', cleanUpUploads),
  ])
  enforcePlaylistRules()
  enforceTrackRules()
  indexTracksOnChange()
}
