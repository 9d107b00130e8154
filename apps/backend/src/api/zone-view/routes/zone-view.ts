import { zoneViews } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(zoneViews, 'zone-view')
