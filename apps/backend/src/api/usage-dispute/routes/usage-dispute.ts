import { usageDisputes } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(usageDisputes, 'usage-dispute')
