import { unitImports } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(unitImports, 'unit-import')
