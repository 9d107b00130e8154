import { usageLog } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(usageLog, 'usage-log')
