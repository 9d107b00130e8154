import type { SignInResult } from '@bgm/api-client'
import { keepChallenge, leaveNotice } from '#app/http/flash.server'
import { resumeInterrupted } from '#app/http/interrupted.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther, seeWanted } from '#app/http/respond.server'
import { safeRedirect } from '#app/http/security.server'
import { keepToken } from '#app/http/session.server'
import { paths } from '#app/paths'
import { homeOf } from '#app/services/account.server'

/** Where a right first factor leads: into the portal, or to the second step, which remembers where to go. */
export async function enter(
  request: Request,
  entry: SignInResult,
  redirectTo: string | null,
  ...cookies: string[]
): Promise<Response> {
  const locale = localeOf(request)
  if ('challenge' in entry) {
    const { challenge } = entry
    return seeOther(paths.secondFactor(locale), await keepChallenge({ challenge, redirectTo }), ...cookies)
  }
  const { jwt, user } = entry
  const target = safeRedirect(redirectTo, homeOf(user, locale))
  const { waits, cookies: resumed } = resumeInterrupted(request, jwt, target)
  const notice = waits ? await leaveNotice('notices.form_kept') : null
  return seeWanted(locale, target, keepToken(jwt), notice, ...resumed, ...cookies)
}
