import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { respondWithError, respondWithFieldError } from './responses'
import type { World } from './world'

/** Accepts only the token `good-token`, which confirms the account or its pending email address. */
export function emailConfirmationHandlers(world: World, { url, withOptionalAuth, withAuth }: HandlerContext) {
  const tokenError = ({ token }: RequestBody) => {
    if (token !== 'good-token') return respondWithError(400, { code: 'code' })
    const done = world.user.confirmed && !world.user.pending_email
    return done ? respondWithError(409, { code: 'already-confirmed' }) : null
  }
  const confirm = () => {
    const email = world.user.pending_email ?? world.user.email
    world.user = { ...world.user, email, pending_email: null, confirmed: true }
    return world.user
  }
  const session = () => HttpResponse.json({ jwt: world.jwt, user: confirm() })

  return [
    http.post(
      url('/auth/send-email-confirmation'),
      withOptionalAuth(() => HttpResponse.json({ ok: true })),
    ),
    http.post(
      url('/auth/email-confirmation/look-up'),
      withOptionalAuth(body => {
        const { email, pending_email } = world.user
        return (
          tokenError(body) ??
          HttpResponse.json({ email: pending_email ?? email, change: pending_email !== null })
        )
      }),
    ),
    http.post(
      url('/account/email-confirmation'),
      withAuth(body => tokenError(body) ?? HttpResponse.json(confirm())),
    ),
    http.post(
      url('/auth/email-confirmation'),
      withOptionalAuth(body => {
        const wrong = () => respondWithFieldError('currentPassword', 'validation.password_wrong')
        return tokenError(body) ?? (body.currentPassword === world.password ? session() : wrong())
      }),
    ),
    http.post(
      url('/auth/email-confirmation/new-password'),
      withOptionalAuth(body => {
        const error = tokenError(body)
        if (error) return error
        world.password = `${body.password}`
        return session()
      }),
    ),
    http.post(
      url('/auth/email-confirmation/decline'),
      withOptionalAuth(body => tokenError(body) ?? HttpResponse.json({ ok: true })),
    ),
  ]
}
