import { unitSchedules } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { createScheduleHandlers } from '#src/playback'

export default implement(unitSchedules, createScheduleHandlers('unit'))
