import type { SignInResult } from '@bgm/api-client'
import { createChallengeCookie, flashSuccess, flashWarning } from '#app/http/flash.server'
import { checkRecoverableForm } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, redirectAfterSignIn } from '#app/http/respond.server'
import { safeRedirect } from '#app/http/security.server'
import { createSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { getHomePath } from '#app/services/account.server'

/** Opens the session after a correct first factor, or redirects to the second factor. */
export async function completeSignIn(
  request: Request,
  entry: SignInResult,
  redirectTo: string | null,
  ...cookies: string[]
): Promise<Response> {
  const locale = getLocale(request)
  if ('challenge' in entry) {
    const { challenge } = entry
    return redirectAfterPost(
      paths.secondFactor(locale),
      await createChallengeCookie({ challenge, redirectTo }),
      ...cookies,
    )
  }
  const { jwt, user } = entry
  const target = safeRedirect(redirectTo, getHomePath(user, locale))
  const { found, cookies: cleared } = checkRecoverableForm(request, jwt, target)
  const notice = found && (await recoveryNotices[found]())
  return redirectAfterSignIn(locale, target, createSessionCookie(jwt), notice, ...cleared, ...cookies)
}

const recoveryNotices = {
  kept: () => flashSuccess('notices.form_kept'),
  lost: () => flashWarning('notices.form_lost'),
}
