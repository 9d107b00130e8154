import { subscriptions } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(subscriptions, 'subscription')
