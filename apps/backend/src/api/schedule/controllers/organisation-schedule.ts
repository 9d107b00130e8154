import { organisationSchedule } from '@bgm/contract'
import { implement } from '#src/http/implement'
import { createScheduleHandlers } from '../services/handlers'

export default implement(organisationSchedule, createScheduleHandlers('organisation'))
