import { orderApproval } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(orderApproval, 'order-approval')
