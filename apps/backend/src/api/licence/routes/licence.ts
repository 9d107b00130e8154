import { licences } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(licences, 'licence')
