import { passwords } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(passwords, 'password')
