import { sessions } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(sessions, 'session')
