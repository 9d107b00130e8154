import { HttpResponse, http } from 'msw'
import { refuse, refuseField } from './answers'
import type { Door } from './door'
import type { World } from './world'

const grant = 'grant-of-ten-minutes'

export function identityHandlers(world: World, { url, open, member }: Door) {
  const session = () => HttpResponse.json({ jwt: world.jwt, user: world.user })
  const entry = () =>
    world.second_factor === 'on' ? HttpResponse.json({ challenge: 'challenge-of-ten-minutes' }) : session()
  const ok = (extra = {}) => HttpResponse.json({ ok: true, ...extra })

  return [
    http.post(
      url('/auth/local'),
      open(({ identifier, password }) => {
        const known = identifier === world.user.email || identifier === world.user.mobile_number
        if (!known || password !== world.password) return refuse(400, { code: 'credentials' })
        return world.user.blocked ? refuse(403, { code: 'blocked' }) : entry()
      }),
    ),
    http.post(
      url('/auth/local/register'),
      open(({ email, first_name, last_name = '', password }) => {
        if (email === world.user.email) return refuseField('email', 'validation.email_taken')
        const fresh = { email: `${email}`, first_name: `${first_name}`, last_name: `${last_name}` }
        world.user = { ...world.user, ...fresh, confirmed: false, memberships: [], active_organisation: null }
        world.password = `${password}`
        return session()
      }),
    ),
    http.post(
      url('/auth/sign-out'),
      member(() => new HttpResponse(null, { status: 204 })),
    ),
    http.post(
      url('/auth/forgot-password'),
      open(() => ok()),
    ),
    http.post(
      url('/auth/verify-reset-code'),
      open(({ code }) =>
        code === '123456' ? HttpResponse.json({ code: grant }) : refuse(400, { code: 'code' }),
      ),
    ),
    http.post(
      url('/auth/reset-password'),
      open(({ code }) => (code === grant ? entry() : refuse(400, { code: 'code' }))),
    ),
    http.post(
      url('/auth/change-password'),
      member(({ currentPassword }) =>
        currentPassword === world.password
          ? session()
          : refuseField('currentPassword', 'validation.password_wrong'),
      ),
    ),
    http.post(
      url('/auth/second-factor'),
      open(({ challenge, code }) => {
        if (challenge !== 'challenge-of-ten-minutes') return refuse(400, { code: 'challenge' })
        return code === '123456' ? session() : refuseField('code', 'validation.code')
      }),
    ),
    http.get(
      url('/auth/google/callback'),
      open((_, query) => {
        if (query.get('access_token') !== 'good-token') return refuse(400, { code: 'code' })
        if (world.user.blocked) return refuse(403, { code: 'blocked' })
        const { email, first_name, last_name } = world.user
        const token = 'newcomer-token'
        if (world.google === 'link') return HttpResponse.json({ link: { token, email } })
        if (world.google === 'join')
          return HttpResponse.json({ join: { token, email, first_name, last_name } })
        return entry()
      }),
    ),
    http.post(
      url('/auth/google/link'),
      open(({ password }) =>
        password === world.password ? entry() : refuseField('password', 'validation.password_wrong'),
      ),
    ),
    http.post(
      url('/auth/google/register'),
      open(() => session()),
    ),
  ]
}
