import { partnerApplications } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(partnerApplications, 'partner-application')
