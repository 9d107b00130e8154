import { devicePlays } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(devicePlays, 'play')
