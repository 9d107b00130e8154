import { members } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(members, 'membership')
