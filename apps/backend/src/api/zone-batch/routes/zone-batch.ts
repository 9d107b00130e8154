import { zoneBatches } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(zoneBatches, 'zone-batch')
