import { unitSchedules } from '@bgm/contract'
import { implement } from '#src/http/implement'
import { createScheduleHandlers } from '../services/handlers'

export default implement(unitSchedules, createScheduleHandlers('unit'))
