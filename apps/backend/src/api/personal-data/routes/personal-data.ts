import { personalData } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(personalData, 'personal-data')
