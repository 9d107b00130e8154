import { notificationsBodySchema } from '@bgm/validation'
import { getProfile } from '#src/api/account/services/profile'
import { parseBody } from '#src/http/parse-body'
import { type Call, getAccount, getSession } from '#src/http/request-context'
import { setNotifications } from '../services/preferences'

export default {
  async set(ctx: Call) {
    const account = await setNotifications(getAccount(ctx), parseBody(ctx, notificationsBodySchema))
    ctx.body = await getProfile(account, getSession(ctx).active_organisation)
  },
}
