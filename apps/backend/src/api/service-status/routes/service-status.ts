import { serviceStatus } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(serviceStatus, 'service-status')
