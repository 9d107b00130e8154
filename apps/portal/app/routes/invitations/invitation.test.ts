import { respondWithError, sampleUser } from '@bgm/api-client/testing'
import { invitations } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './invitation'

const params = { token: 'good-token' }
const path = '/invitations/good-token'
const signedOut = { headers: { cookie: '' } }

const person = {
  form: 'join',
  first_name: 'Rini',
  single_name: 'on',
  mobile_number: '0812 3456 7891',
  gender: 'female',
  password: 'hujan di bulan juni',
  confirm_password: 'hujan di bulan juni',
  terms: 'on',
}

describe('an invitation link', () => {
  test('shows the details of the invitation to a visitor', async () => {
    startBackend()
    expect(await loader({ ...loaderArgs(path, signedOut), params })).toMatchObject({
      data: { offer: { role: 'manager', organisation: { name: 'Grup Hotel Contoh' } }, signedIn: null },
      init: { status: 200 },
    })
  })

  test('responds with 404 and no form if it is not valid', async () => {
    startBackend(respond(invitations.lookUp, respondWithError(404)))
    const result = await loader({ ...loaderArgs('/invitations/x', signedOut), params: { token: 'x' } })
    expect(result).toMatchObject({ data: { offer: null }, init: { status: 404 } })
  })

  test('creates an account and opens the organisation', async () => {
    const { calls } = startBackend()
    const response = await action({ ...actionArgs(path, person, { cookie: '' }), params })
    expect(findRedirectTarget(response)).toBe('/')
    expect(response instanceof Response && response.headers.get('set-cookie')).toContain('portal_token=')
    expect(calls.find(({ path }) => path === '/invitations/join')?.body).toMatchObject({
      first_name: 'Rini',
      token: 'good-token',
    })
  })

  test('requires both names unless the single-name box is ticked', async () => {
    startBackend()
    const { single_name: _, ...named } = person
    expect(
      getFormErrors(await action({ ...actionArgs(path, named, { cookie: '' }), params })).errors,
    ).toEqual([['last_name', 'validation.required']])
  })

  test('can only be accepted by the account it was sent to', async () => {
    const { server } = startBackend(
      respond(invitations.accept, respondWithError(409, { code: 'invitation-address' })),
    )
    const accept = () => action({ ...actionArgs(path, { form: 'accept' }), params })
    expect(getFormErrors(await accept()).errors).toEqual([['', 'errors.invitation-address']])
    server.use(respond(invitations.accept, sampleUser))
    expect(findRedirectTarget(await accept())).toBe('/')
  })
})
