import { zones } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(zones, 'zone')
