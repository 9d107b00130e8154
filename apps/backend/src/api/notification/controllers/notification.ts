import { notifications } from '@bgm/contract'
import { getProfile, setNotificationPreferences } from '#src/identity'
import { implement } from '#src/platform/http/implement'
import { getAccount, getSession } from '#src/platform/http/request-context'

export default implement(notifications, {
  async set({ body, ctx }) {
    const account = await setNotificationPreferences(getAccount(ctx), body)
    return getProfile(account, getSession(ctx).active_organisation)
  },
})
