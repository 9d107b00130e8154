import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './settings'

describe('the settings', () => {
  test('show the organisation’s data to its owner only', async () => {
    const { server } = startBackend()
    expect((await loader(loaderArgs('/settings'))).organisation).toMatchObject({ name: 'Grup Hotel Contoh' })
    server.use(respondWithRole('staff'))
    expect((await loader(loaderArgs('/settings'))).organisation).toBeNull()
  })

  test('change the language of the account and of the page', async () => {
    const { calls } = startBackend()
    const result = await action(actionArgs('/settings', { form: 'language', locale: 'en' }))
    expect(findRedirectTarget(result)).toBe('/en/settings')
    expect(calls.at(-1)?.body).toEqual({ locale: 'en' })
    expect(result instanceof Response && result.headers.get('set-cookie')).toContain('locale=en')
  })

  test('save the email preferences, with unticked boxes as off', async () => {
    const { calls } = startBackend()
    await action(actionArgs('/settings', { form: 'mails', payment: 'on' }))
    expect(calls.find(({ path }) => path === '/notifications')?.body).toEqual({
      renewal: false,
      payment: true,
      members: false,
      zones: false,
      incidents: false,
    })
  })

  test('save the organisation’s data, or return field errors', async () => {
    const { calls } = startBackend()
    const fields = { form: 'organisation', name: 'PT Baru', npwp: '12', billing_address: 'Jl. Baru 1' }
    expect(getFormErrors(await action(actionArgs('/settings', fields))).errors).toEqual([
      ['npwp', 'validation.npwp'],
    ])
    expect(findRedirectTarget(await action(actionArgs('/settings', { ...fields, npwp: '' })))).toBe(
      '/settings',
    )
    const sent = () => calls.findLast(({ method, path }) => method === 'PUT' && path === '/organisation')
    expect(sent()?.body).toEqual({
      name: 'PT Baru',
      billing_address: 'Jl. Baru 1',
      explicit_policy: 'allow',
    })
    await action(actionArgs('/settings', { ...fields, npwp: '', block_explicit: 'on' }))
    expect(sent()?.body).toMatchObject({ explicit_policy: 'block' })
  })

  test('switch to another organisation of the member', async () => {
    const { calls } = startBackend()
    const sent = { form: 'switch', organisation: 'orglain00000000000000002' }
    expect(findRedirectTarget(await action(actionArgs('/settings', sent)))).toBe('/')
    expect(calls.find(({ path }) => path === '/organisation/switch')?.body).toEqual({
      organisation: 'orglain00000000000000002',
    })
  })
})
