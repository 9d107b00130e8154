import { createScheduleActions } from '../services/handlers'

export default createScheduleActions('organisation')
