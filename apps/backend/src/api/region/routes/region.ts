import { regions } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(regions, 'region')
