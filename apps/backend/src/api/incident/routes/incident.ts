import { incidents, uptime } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [...createRoutes(incidents, 'incident').routes, ...createRoutes(uptime, 'uptime').routes],
}
