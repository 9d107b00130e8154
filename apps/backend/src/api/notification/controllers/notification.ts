import { notifications } from '@bgm/contract'
import { implement } from '#src/http/implement'
import { getAccount, getSession } from '#src/http/request-context'
import { getProfile } from '#src/identity/account/profile'
import { setNotificationPreferences } from '#src/identity/notification/preferences'

export default implement(notifications, {
  async set({ body, ctx }) {
    const account = await setNotificationPreferences(getAccount(ctx), body)
    return getProfile(account, getSession(ctx).active_organisation)
  },
})
