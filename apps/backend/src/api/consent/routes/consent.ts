import { consents } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(consents, 'consent')
