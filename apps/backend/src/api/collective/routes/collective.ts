import {
  collectiveCoverage,
  collectiveLog,
  collectiveMonths,
  collectivePlays,
  collectiveReads,
  collectiveVenues,
} from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default {
  routes: [
    ...createRoutes(collectiveCoverage, 'coverage').routes,
    ...createRoutes(collectiveLog, 'log').routes,
    ...createRoutes(collectiveMonths, 'month').routes,
    ...createRoutes(collectivePlays, 'play').routes,
    ...createRoutes(collectiveReads, 'reads').routes,
    ...createRoutes(collectiveVenues, 'venue').routes,
  ],
}
