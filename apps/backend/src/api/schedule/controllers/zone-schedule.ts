import { zoneSchedules } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { createScheduleHandlers } from '#src/playback/schedule/handlers'

export default implement(zoneSchedules, createScheduleHandlers('zone'))
