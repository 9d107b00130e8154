import { notifications } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(notifications, 'notification')
