import { unitImports } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(unitImports, 'unit-import')
