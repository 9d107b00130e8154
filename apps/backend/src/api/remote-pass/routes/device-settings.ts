import { deviceSettings } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(deviceSettings, 'device-settings')
