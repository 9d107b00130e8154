import { orders } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(orders, 'order')
