import { referralCodes } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(referralCodes, 'referral-code')
