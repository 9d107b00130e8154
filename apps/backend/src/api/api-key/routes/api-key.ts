import { apiKeys } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(apiKeys, 'api-key')
