import { deviceCommands } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(deviceCommands, 'device-command')
