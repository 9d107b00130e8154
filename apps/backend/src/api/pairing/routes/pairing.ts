import { pairings } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(pairings, 'pairing')
