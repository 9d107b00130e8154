import { deviceLog } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(deviceLog, 'device-log')
