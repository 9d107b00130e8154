import { collectiveKeys } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(collectiveKeys, 'collective-key')
