import { notificationSettingsBodySchema } from '@bgm/validation'
import { getProfile } from '#src/api/account/services/profile'
import { parseBody } from '#src/http/parse-body'
import { getAccount, getSession, type RequestContext } from '#src/http/request-context'
import { setNotificationPreferences } from '../services/preferences'

export default {
  async set(ctx: RequestContext) {
    const account = await setNotificationPreferences(
      getAccount(ctx),
      parseBody(ctx, notificationSettingsBodySchema),
    )
    ctx.body = await getProfile(account, getSession(ctx).active_organisation)
  },
}
