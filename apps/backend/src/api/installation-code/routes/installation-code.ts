import { installationCodes } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(installationCodes, 'installation-code')
