import { secondFactors } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(secondFactors, 'second-factor')
