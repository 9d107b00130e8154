import { orderRequests } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(orderRequests, 'order-request')
