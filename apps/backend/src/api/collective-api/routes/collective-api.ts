import { collectiveApiLog, collectiveApiReports, collectiveApiUsage } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(collectiveApiLog, 'log').routes,
    ...createRoutes(collectiveApiReports, 'report').routes,
    ...createRoutes(collectiveApiUsage, 'usage').routes,
  ],
}
