import { organisations } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(organisations, 'organisation')
