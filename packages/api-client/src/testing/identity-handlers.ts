import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithFieldError } from './responses'
import type { World } from './world'

const grant = 'grant-of-ten-minutes'

export function identityHandlers(world: World, { url, withOptionalAuth, withAuth }: HandlerContext) {
  const session = () => HttpResponse.json({ jwt: world.jwt, user: world.user })
  const signInResult = () =>
    world.second_factor === 'on' ? HttpResponse.json({ challenge: 'challenge-of-ten-minutes' }) : session()
  const ok = (extra = {}) => HttpResponse.json({ ok: true, ...extra })

  return [
    http.post(
      url('/auth/local'),
      withOptionalAuth(({ identifier, password }) => {
        const known = identifier === world.user.email || identifier === world.user.mobile_number
        if (!known || password !== world.password) return respondWithError(400, { code: 'credentials' })
        return world.user.blocked ? respondWithError(403, { code: 'blocked' }) : signInResult()
      }),
    ),
    http.post(
      url('/auth/local/register'),
      withOptionalAuth(({ email, first_name, last_name = '', password }) => {
        if (email === world.user.email) return respondWithFieldError('email', 'validation.email_taken')
        const profile = { email: `${email}`, first_name: `${first_name}`, last_name: `${last_name}` }
        world.user = {
          ...world.user,
          ...profile,
          confirmed: false,
          memberships: [],
          active_organisation: null,
        }
        world.password = `${password}`
        return session()
      }),
    ),
    http.post(
      url('/auth/sign-out'),
      withAuth(() => new HttpResponse(null, { status: 204 })),
    ),
    http.post(
      url('/auth/forgot-password'),
      withOptionalAuth(() => ok()),
    ),
    http.post(
      url('/auth/verify-reset-code'),
      withOptionalAuth(({ code }) =>
        code === '123456' ? HttpResponse.json({ code: grant }) : respondWithError(400, { code: 'code' }),
      ),
    ),
    http.post(
      url('/auth/reset-password'),
      withOptionalAuth(({ code }) =>
        code === grant ? signInResult() : respondWithError(400, { code: 'code' }),
      ),
    ),
    http.post(
      url('/auth/change-password'),
      withAuth(({ currentPassword }) =>
        currentPassword === world.password
          ? session()
          : respondWithFieldError('currentPassword', 'validation.password_wrong'),
      ),
    ),
    http.post(
      url('/auth/second-factor'),
      withOptionalAuth(({ challenge, code }) => {
        if (challenge !== 'challenge-of-ten-minutes') return respondWithError(400, { code: 'challenge' })
        return code === '123456' ? session() : respondWithFieldError('code', 'validation.code')
      }),
    ),
    http.get(
      url('/auth/google/callback'),
      withOptionalAuth((_, query) => {
        if (query.get('access_token') !== 'good-token') return respondWithError(400, { code: 'code' })
        if (world.user.blocked) return respondWithError(403, { code: 'blocked' })
        const { email, first_name, last_name } = world.user
        const token = 'newcomer-token'
        if (world.google === 'link') return HttpResponse.json({ link: { token, email } })
        if (world.google === 'join')
          return HttpResponse.json({ join: { token, email, first_name, last_name } })
        return signInResult()
      }),
    ),
    http.post(
      url('/auth/google/link'),
      withOptionalAuth(({ password }) =>
        password === world.password
          ? signInResult()
          : respondWithFieldError('password', 'validation.password_wrong'),
      ),
    ),
    http.post(
      url('/auth/google/register'),
      withOptionalAuth(() => session()),
    ),
  ]
}
