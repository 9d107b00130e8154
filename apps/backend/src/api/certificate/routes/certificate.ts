import { certificates } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(certificates, 'certificate')
