import { businessUnits, openingHours, unitCalendars } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(businessUnits, 'business-unit').routes,
    ...createRoutes(unitCalendars, 'unit-calendar').routes,
    ...createRoutes(openingHours, 'opening-hours').routes,
  ],
}
