import { dashboard } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(dashboard, 'dashboard')
