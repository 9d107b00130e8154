import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithFieldError } from './responses'
import type { World } from './world'

const wrongPassword = () => respondWithFieldError('currentPassword', 'validation.password_wrong')

/** The user's own account: profile, email address, mobile number and sessions. */
export function accountHandlers(world: World, { url, withAuth }: HandlerContext) {
  const ok = (extra = {}) => HttpResponse.json({ ok: true, ...extra })
  const noContent = () => new HttpResponse(null, { status: 204 })
  const me = () => HttpResponse.json(world.user)

  return [
    http.get(url('/users/me'), withAuth(me)),
    http.put(
      url('/account'),
      withAuth(({ currentPassword, ...changes }) => {
        const changesNumber = 'mobile_number' in changes && world.user.confirmed
        if (changesNumber && currentPassword !== world.password) return wrongPassword()
        Object.assign(world.user, changes, changesNumber && { mobile_number_verified: false })
        return me()
      }),
    ),
    http.post(
      url('/account/email'),
      withAuth(({ email, currentPassword }) => {
        if (!world.user.confirmed) world.user.email = `${email}`
        else if (currentPassword !== world.password) return wrongPassword()
        else world.user.pending_email = `${email}`
        return me()
      }),
    ),
    http.delete(
      url('/account/email'),
      withAuth(() => {
        world.user.pending_email = null
        return me()
      }),
    ),
    http.get(
      url('/account/sessions'),
      withAuth(() => HttpResponse.json({ data: world.sessions })),
    ),
    http.delete(
      url('/account/sessions'),
      withAuth(() => {
        world.sessions = world.sessions.filter(({ current }) => current)
        return noContent()
      }),
    ),
    http.delete(
      url('/account/sessions/:id'),
      withAuth((_, __, { id }) => {
        world.sessions = world.sessions.filter(({ documentId }) => documentId !== id)
        return noContent()
      }),
    ),
    http.post(
      url('/account/mobile-number/send-code'),
      withAuth(({ mobile_number: number = world.user.mobile_number, currentPassword }) => {
        const allowed =
          !world.user.confirmed || number === world.codeSentTo || currentPassword === world.password
        if (!allowed) return wrongPassword()
        world.codeSentTo = `${number}`
        return ok({ retry_after: 60 })
      }),
    ),
    http.post(
      url('/account/mobile-number/verify'),
      withAuth(({ code }) => {
        if (code !== '123456') return respondWithError(400, { code: 'code' })
        world.user.mobile_number_verified = true
        return me()
      }),
    ),
    http.post(
      url('/account/google/unlink'),
      withAuth(({ currentPassword }) => {
        if (currentPassword !== world.password) return wrongPassword()
        world.user.has_google = false
        return ok()
      }),
    ),
    ...secondFactorHandlers(world, { url, withAuth }),
  ]
}

const recovery_codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV']

function secondFactorHandlers(world: World, { url, withAuth }: Pick<HandlerContext, 'url' | 'withAuth'>) {
  const show = () => {
    const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }
    return HttpResponse.json({
      enabled: world.second_factor === 'on',
      recovery_codes_left: world.second_factor === 'on' ? 2 : 0,
      setup: world.second_factor === 'setup' ? setup : null,
    })
  }
  const wrongCode = () => respondWithFieldError('code', 'validation.code')
  return [
    http.get(url('/account/second-factor'), withAuth(show)),
    http.post(
      url('/account/second-factor'),
      withAuth(({ currentPassword }) => {
        if (currentPassword !== world.password) return wrongPassword()
        world.second_factor = 'setup'
        return show()
      }),
    ),
    http.post(
      url('/account/second-factor/confirm'),
      withAuth(({ code }) => {
        if (code !== '123456') return wrongCode()
        world.second_factor = 'on'
        return HttpResponse.json({ recovery_codes })
      }),
    ),
    http.post(
      url('/account/second-factor/:change'),
      withAuth(({ currentPassword, code }, _, { change }) => {
        if (currentPassword !== world.password) return wrongPassword()
        if (code !== '123456') return wrongCode()
        if (change === 'recovery-codes') return HttpResponse.json({ recovery_codes })
        world.second_factor = 'off'
        return HttpResponse.json({ ok: true })
      }),
    ),
  ]
}
