import { deviceBundles } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(deviceBundles, 'device-zone')
