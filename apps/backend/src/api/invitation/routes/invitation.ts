import { invitations } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(invitations, 'invitation')
