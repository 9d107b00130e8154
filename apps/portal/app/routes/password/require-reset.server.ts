import { type PasswordReset, readReset } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'

/** Who is resetting; whoever comes without having asked for a code starts at the beginning. */
export async function requireReset(request: Request): Promise<PasswordReset> {
  const reset = await readReset(request)
  if (!reset) throw redirectTo(paths.forgotPassword(localeOf(request)))
  return reset
}

/** The one-time grant that a right code gave. */
export async function requireGrant(request: Request): Promise<string> {
  const { grant } = await requireReset(request)
  if (!grant) throw redirectTo(paths.verifyCode(localeOf(request)))
  return grant
}
