import { businessUnits } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default {
  routes: [
    ...createRoutes(businessUnits, 'business-unit').routes,
    { method: 'GET', path: '/business-units/:id/calendar', handler: 'unit-calendar.get' },
    { method: 'PUT', path: '/business-units/:id/calendar', handler: 'unit-calendar.set' },
    { method: 'GET', path: '/business-units/:id/opening-hours', handler: 'opening-hours.get' },
    { method: 'PUT', path: '/business-units/:id/opening-hours', handler: 'opening-hours.set' },
  ],
}
