import { organisationSchedule, unitSchedules, zoneSchedules } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(zoneSchedules, 'zone-schedule').routes,
    ...createRoutes(unitSchedules, 'unit-schedule').routes,
    ...createRoutes(organisationSchedule, 'organisation-schedule').routes,
  ],
}
