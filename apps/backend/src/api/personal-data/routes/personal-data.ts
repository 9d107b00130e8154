import { personalData } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(personalData, 'personal-data')
