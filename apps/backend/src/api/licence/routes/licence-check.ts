import { licenceChecks } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(licenceChecks, 'licence-check')
