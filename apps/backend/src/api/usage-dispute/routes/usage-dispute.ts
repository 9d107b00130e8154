import { usageDisputes } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(usageDisputes, 'usage-dispute')
