import { apiKeys } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(apiKeys, 'api-key')
