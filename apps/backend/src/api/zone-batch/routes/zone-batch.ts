import { zoneBatches } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(zoneBatches, 'zone-batch')
