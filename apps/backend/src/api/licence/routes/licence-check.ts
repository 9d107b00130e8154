import { licenceChecks } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(licenceChecks, 'licence-check')
