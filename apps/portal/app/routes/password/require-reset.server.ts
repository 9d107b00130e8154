import { type PasswordReset, readReset } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'

/** Returns the reset in progress; redirects to the start if there is none. */
export async function requireReset(request: Request): Promise<PasswordReset> {
  const reset = await readReset(request)
  if (!reset) throw redirectTo(paths.forgotPassword(getLocale(request)))
  return reset
}

/** Returns the one-time grant for a correct code; redirects to the code page if there is none. */
export async function requireGrant(request: Request): Promise<string> {
  const { grant } = await requireReset(request)
  if (!grant) throw redirectTo(paths.verifyCode(getLocale(request)))
  return grant
}
