import type { Api } from '@bgm/api-client'
import { linkGoogleSchema, registerWithGoogleSchema } from '@bgm/validation'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { clearPendingGoogleCookie, type PendingGoogleSignIn } from '#app/http/google.server'
import { getLocale } from '#app/http/locale.server'
import { linkGoogle, registerWithGoogle } from '#app/services/google.server'
import { completeSignIn } from '../session/complete-sign-in.server'

/** Links Google to the existing account with this email address, or creates an account. */
export function handleJoinForm(
  { request }: RouteArgs,
  api: Api,
  { kind, token, redirectTo }: PendingGoogleSignIn,
) {
  if (kind === 'link')
    return submit(request, linkGoogleSchema, async ({ password }) =>
      completeSignIn(
        request,
        await linkGoogle(api, token, password),
        redirectTo,
        await clearPendingGoogleCookie(),
      ),
    )
  return submit(request, registerWithGoogleSchema, async form => {
    const session = await registerWithGoogle(api, token, form, getLocale(request))
    const notice = await flashSuccess('notices.registered')
    return completeSignIn(request, session, null, await clearPendingGoogleCookie(), notice)
  })
}
