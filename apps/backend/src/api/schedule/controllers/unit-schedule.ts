import { unitSchedules } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { createScheduleHandlers } from '#src/playback/schedule/handlers'

export default implement(unitSchedules, createScheduleHandlers('unit'))
