import { usage, usagePlays } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [...createRoutes(usage, 'usage').routes, ...createRoutes(usagePlays, 'usage-play').routes],
}
