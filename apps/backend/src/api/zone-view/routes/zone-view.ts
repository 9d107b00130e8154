import { zoneViews } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(zoneViews, 'zone-view')
