import { notificationsBodySchema } from '@bgm/validation'
import { profileOf } from '#src/api/account/services/profile'
import { bodyOf } from '#src/http/parse-body'
import { accountOf, type Call, sessionOf } from '#src/http/request-context'
import { setNotifications } from '../services/preferences'

export default {
  async set(ctx: Call) {
    const account = await setNotifications(accountOf(ctx), bodyOf(ctx, notificationsBodySchema))
    ctx.body = await profileOf(account, sessionOf(ctx).active_organisation)
  },
}
