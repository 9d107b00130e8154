import { secondFactors } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(secondFactors, 'second-factor')
