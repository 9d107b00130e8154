import { type PasswordReset, readReset } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'

/** The reset in progress; without one, redirects to the start. */
export async function requireReset(request: Request): Promise<PasswordReset> {
  const reset = await readReset(request)
  if (!reset) throw redirectTo(paths.forgotPassword(localeOf(request)))
  return reset
}

/** The one-time grant of a correct code; without one, redirects to the code page. */
export async function requireGrant(request: Request): Promise<string> {
  const { grant } = await requireReset(request)
  if (!grant) throw redirectTo(paths.verifyCode(localeOf(request)))
  return grant
}
