import { HttpResponse, http } from 'msw'
import { refuse, refuseField } from './answers'
import type { Door } from './door'
import type { World } from './world'

const wrongPassword = () => refuseField('currentPassword', 'validation.password_wrong')

/** One's own account: profile, addresses, numbers, sessions. */
export function accountHandlers(world: World, { url, member }: Door) {
  const ok = (extra = {}) => HttpResponse.json({ ok: true, ...extra })
  const done = () => new HttpResponse(null, { status: 204 })
  const me = () => HttpResponse.json(world.user)

  return [
    http.get(url('/users/me'), member(me)),
    http.put(
      url('/account'),
      member(({ currentPassword, ...changes }) => {
        const moved = 'mobile_number' in changes && world.user.confirmed
        if (moved && currentPassword !== world.password) return wrongPassword()
        Object.assign(world.user, changes, moved && { mobile_number_proved: false })
        return me()
      }),
    ),
    http.post(
      url('/account/email'),
      member(({ email, currentPassword }) => {
        if (!world.user.confirmed) world.user.email = `${email}`
        else if (currentPassword !== world.password) return wrongPassword()
        else world.user.pending_email = `${email}`
        return me()
      }),
    ),
    http.delete(
      url('/account/email'),
      member(() => {
        world.user.pending_email = null
        return me()
      }),
    ),
    http.get(
      url('/account/sessions'),
      member(() => HttpResponse.json({ data: world.sessions })),
    ),
    http.delete(
      url('/account/sessions'),
      member(() => {
        world.sessions = world.sessions.filter(({ current }) => current)
        return done()
      }),
    ),
    http.delete(
      url('/account/sessions/:id'),
      member((_, __, { id }) => {
        world.sessions = world.sessions.filter(({ documentId }) => documentId !== id)
        return done()
      }),
    ),
    http.post(
      url('/account/mobile-number/send-code'),
      member(({ mobile_number: number = world.user.mobile_number, currentPassword }) => {
        const asked = !world.user.confirmed || number === world.code_to || currentPassword === world.password
        if (!asked) return wrongPassword()
        world.code_to = `${number}`
        return ok({ retry_after: 60 })
      }),
    ),
    http.post(
      url('/account/mobile-number/verify'),
      member(({ code }) => {
        if (code !== '123456') return refuse(400, { code: 'code' })
        world.user.mobile_number_proved = true
        return me()
      }),
    ),
    http.post(
      url('/account/google/unlink'),
      member(({ currentPassword }) => {
        if (currentPassword !== world.password) return wrongPassword()
        world.user.has_google = false
        return ok()
      }),
    ),
    ...secondFactorHandlers(world, { url, member }),
  ]
}

const recovery_codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV']

function secondFactorHandlers(world: World, { url, member }: Pick<Door, 'url' | 'member'>) {
  const show = () => {
    const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' }
    return HttpResponse.json({
      enabled: world.second_factor === 'on',
      recovery_codes_left: world.second_factor === 'on' ? 2 : 0,
      setup: world.second_factor === 'setup' ? setup : null,
    })
  }
  const wrongCode = () => refuseField('code', 'validation.code')
  return [
    http.get(url('/account/second-factor'), member(show)),
    http.post(
      url('/account/second-factor'),
      member(({ currentPassword }) => {
        if (currentPassword !== world.password) return wrongPassword()
        world.second_factor = 'setup'
        return show()
      }),
    ),
    http.post(
      url('/account/second-factor/confirm'),
      member(({ code }) => {
        if (code !== '123456') return wrongCode()
        world.second_factor = 'on'
        return HttpResponse.json({ recovery_codes })
      }),
    ),
    http.post(
      url('/account/second-factor/:change'),
      member(({ currentPassword, code }, _, { change }) => {
        if (currentPassword !== world.password) return wrongPassword()
        if (code !== '123456') return wrongCode()
        if (change === 'recovery-codes') return HttpResponse.json({ recovery_codes })
        world.second_factor = 'off'
        return HttpResponse.json({ ok: true })
      }),
    ),
  ]
}
