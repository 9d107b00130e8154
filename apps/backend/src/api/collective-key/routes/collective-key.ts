import { collectiveKeys } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(collectiveKeys, 'collective-key')
