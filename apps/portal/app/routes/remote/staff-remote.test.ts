import {
  respondWithError,
  respondWithFieldError,
  samplePass,
  samplePassToken,
  sampleStaffRemote,
  sampleWaitingPass,
} from '@bgm/api-client/testing'
import { remoteJoins, staffRemote } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { headers, action as join, loader as joinPage } from './join'
import { action as memberAction } from './remote'
import { action, loader } from './staff-remote'

const id = 'zonelobi0000000000000001'
const scanned = { cookie: 'remote_scan=good.pass' }
const held = { cookie: `remote_pass=${samplePassToken}` }
const send = (fields: Record<string, string>) =>
  join(actionArgs('/remote/join', { form: 'remote-join', ...fields }, scanned))

/** As the backend does for an unknown pass. */
const noPass = respond(staffRemote.get, respondWithError(404))

describe('joining the remote', () => {
  test('moves the pass from the URL to cookies that only the remote receives', async () => {
    const response = await catchResponse(() =>
      joinPage(loaderArgs('/en/remote/join?pass=good.pass', { headers: { cookie: '' } })),
    )
    expect(response.headers.get('location')).toBe('/en/remote/join')
    const cookies = response.headers.getSetCookie()
    expect(cookies.map(cookie => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/remote', '/en/remote'])
    for (const cookie of cookies) expect(cookie).toContain('HttpOnly')
    expect(Object(headers)()).toEqual({ 'Referrer-Policy': 'same-origin' })
  })

  test('shows the zone, or nothing for a code that is no longer on the screen', async () => {
    const { server } = startBackend()
    const { scanned: zone } = await joinPage(loaderArgs('/remote/join', { headers: scanned }))
    expect(zone).toMatchObject({ zone: { id }, allowed: true })
    server.use(respond(remoteJoins.lookUp, respondWithError(404)))
    const old = { cookie: 'remote_scan=old.pass' }
    expect((await joinPage(loaderArgs('/remote/join', { headers: old }))).scanned).toBeNull()
    expect((await joinPage(loaderArgs('/remote/join', { headers: { cookie: '' } }))).scanned).toBeNull()
  })

  test('redirects members and pass holders to their remote', async () => {
    const { server } = startBackend(noPass)
    const member = { cookie: `portal_token=header.payload.signature; ${scanned.cookie}` }
    const asMember = await catchResponse(() => joinPage(loaderArgs('/remote/join', { headers: member })))
    expect(asMember.headers.get('location')).toBe(`/remote/${id}`)
    server.use(respondWithRole('auditor'))
    expect((await joinPage(loaderArgs('/remote/join', { headers: member }))).scanned).not.toBeNull()
    server.use(respond(staffRemote.get, sampleStaffRemote))
    const holder = { cookie: `${scanned.cookie}; ${held.cookie}` }
    const asHolder = await catchResponse(() => joinPage(loaderArgs('/remote/join', { headers: holder })))
    expect(asHolder.headers.get('location')).toBe(`/remote/staff?zone=${id}`)
  })

  test('by name and PIN keeps the name and never returns the PIN', async () => {
    const wrongPin = respondWithFieldError('staff_pin', 'validation.staff_pin_wrong')
    const { server } = startBackend(respond(remoteJoins.withPin, wrongPin))
    const wrong = getFormErrors(await send({ staff_name: 'Rina', staff_pin: '111222' }))
    expect(wrong).toMatchObject({
      status: 422,
      errors: [['staff_pin', 'validation.staff_pin_wrong']],
      values: { staff_name: 'Rina' },
    })
    expect(JSON.stringify(wrong)).not.toContain('111222')
    expect(getFormErrors(await send({ staff_name: 'Rina' })).errors).toEqual([
      ['staff_pin', 'validation.required'],
    ])
    server.use(respond(remoteJoins.withPin, { token: samplePassToken, pass: samplePass }))
    const joined = await send({ staff_name: 'Rina', staff_pin: '482139' })
    expect(findRedirectTarget(joined)).toBe('/remote/staff')
    const cookies = joined instanceof Response ? joined.headers.getSetCookie() : []
    expect(cookies.map(cookie => cookie.split(';')[0])).toEqual(
      Array(2).fill(`remote_pass=${samplePassToken}`),
    )
  })

  test('by request waits for a member’s approval', async () => {
    const { calls, server } = startBackend(
      respond(staffRemote.get, { ...sampleStaffRemote, pass: sampleWaitingPass, remote: null }),
    )
    expect(findRedirectTarget(await send({ staff_name: 'Dewi', ask: 'yes' }))).toBe('/remote/staff')
    expect(calls.at(-1)).toMatchObject({ path: '/remote-joins/requests', body: { staff_name: 'Dewi' } })
    const page = () => loader(loaderArgs('/remote/staff', { headers: held }))
    expect((await page()).staff).toMatchObject({ pass: { state: 'waiting', number: 47 }, remote: null })
    const approve = { form: 'pass-requests', approve: sampleWaitingPass.id }
    const approved = await memberAction({ ...actionArgs(`/remote/${id}`, approve), params: { id } })
    expect(findRedirectTarget(approved)).toBe(`/remote/${id}`)
    expect(calls.at(-1)?.path).toBe(`/zones/${id}/remote-passes/${sampleWaitingPass.id}/approve`)
    server.use(respond(staffRemote.get, sampleStaffRemote))
    expect((await page()).staff?.remote).toMatchObject({ id })
  })
})

describe('the remote of a staff pass', () => {
  test('likes, bans and reports the song that plays, and takes that back', async () => {
    const { calls } = startBackend()
    const track = 'trackhujan00000000000001'
    const send = async (fields: Record<string, string>) => {
      const response = await action(actionArgs('/remote/staff', fields, held))
      return [findRedirectTarget(response), calls.at(-1)?.path, calls.at(-1)?.body]
    }
    const path = '/staff-remote/track-actions'
    for (const kind of ['like', 'unlike', 'ban', 'request-ban'])
      expect(await send({ form: kind, subject: track })).toEqual(['/remote/staff', path, { kind, track }])
    const undo = { kind: 'undo', id: 'like00000000000000000001' }
    expect(await send({ form: 'undo', subject: undo.id })).toEqual(['/remote/staff', path, undo])
    const report = { track, reason: 'profanity', explanation: 'Di menit kedua.' }
    expect(await send({ form: 'track-report', ...report })).toEqual([
      '/remote/staff',
      path,
      { kind: 'report', ...report },
    ])
    const empty = await action(actionArgs('/remote/staff', { form: 'track-report', track }, held))
    expect(getFormErrors(empty)).toMatchObject({ status: 400, errors: [['reason', 'validation.required']] })
  })

  test('controls its zone until the holder gives it up', async () => {
    const { calls, server } = startBackend()
    const press = (form: string) => action(actionArgs('/remote/staff', { form }, held))
    expect(findRedirectTarget(await press('pause'))).toBe('/remote/staff')
    expect(calls.at(-1)).toMatchObject({ path: '/staff-remote/desired', body: { paused: true } })
    expect(calls.at(-1)?.headers.get('x-remote-pass')).toBe(samplePassToken)
    expect(findRedirectTarget(await press('leave'))).toBe('/remote/staff')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/staff-remote' })
    server.use(noPass)
    expect((await loader(loaderArgs('/remote/staff', { headers: held }))).staff).toBeNull()
  })

  test('controls several zones, shows the newest first and is given up one zone at a time', async () => {
    const { calls } = startBackend()
    const older = 'older'.padEnd(43, '0')
    const both = { cookie: `${scanned.cookie}; remote_pass=${samplePassToken}.${older}` }
    const joined = await join(
      actionArgs('/remote/join', { form: 'remote-join', staff_name: 'Rina', staff_pin: '482139' }, both),
    )
    const cookies = joined instanceof Response ? joined.headers.getSetCookie() : []
    expect(cookies[0]).toContain(`remote_pass=${samplePassToken}.${older};`)
    const page = await loader(loaderArgs(`/remote/staff?zone=${id}`, { headers: both }))
    expect(page.zones).toMatchObject([{ id }])
    expect(calls.filter(({ path }) => path.endsWith('/staff-remote'))).not.toHaveLength(0)
    const left = await action(actionArgs('/remote/staff', { form: 'leave' }, both))
    const kept = left instanceof Response ? left.headers.getSetCookie() : []
    expect(kept[0]).toContain(`remote_pass=${older};`)
  })

  test('is not shown without a pass', async () => {
    startBackend()
    expect((await loader(loaderArgs('/remote/staff', { headers: { cookie: '' } }))).staff).toBeNull()
    expect(
      findRedirectTarget(await action(actionArgs('/remote/staff', { form: 'pause' }, { cookie: '' }))),
    ).toBe('/remote/staff')
  })
})
