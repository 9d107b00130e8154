import { notificationsBodySchema } from '@bgm/validation'
import { bodyOf } from '../../../body'
import { accountOf, type Call, sessionOf } from '../../../call'
import { profileOf } from '../../account/services/profile'
import { setNotifications } from '../services/wants'

export default {
  async set(ctx: Call) {
    const account = await setNotifications(accountOf(ctx), bodyOf(ctx, notificationsBodySchema))
    ctx.body = await profileOf(account, sessionOf(ctx).active_organisation)
  },
}
