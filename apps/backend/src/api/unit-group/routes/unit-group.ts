import { unitGroups } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(unitGroups, 'unit-group')
