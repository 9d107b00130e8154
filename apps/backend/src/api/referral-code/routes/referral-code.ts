import { referralCodes } from '@bgm/contract'
import { createRoutes } from '#src/platform/http/implement'

export default createRoutes(referralCodes, 'referral-code')
