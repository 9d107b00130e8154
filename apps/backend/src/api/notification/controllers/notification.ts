import { notifications } from '@bgm/contract'
import { getProfile } from '#src/api/account/services/profile'
import { implement } from '#src/http/implement'
import { getAccount, getSession } from '#src/http/request-context'
import { setNotificationPreferences } from '../services/preferences'

export default implement(notifications, {
  async set({ body, ctx }) {
    const account = await setNotificationPreferences(getAccount(ctx), body)
    return getProfile(account, getSession(ctx).active_organisation)
  },
})
