import { payments } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(payments, 'payment')
