import { partnerApplications } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(partnerApplications, 'partner-application')
