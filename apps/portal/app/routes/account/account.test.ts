import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, getFormErrors, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './account'

describe('the account', () => {
  test('shows the member’s data and role', async () => {
    startBackend()
    expect(await loader(loaderArgs('/account'))).toMatchObject({
      account: { first_name: 'Sari' },
      role: 'owner',
    })
  })

  test('changes the name and gender, but not the mobile number', async () => {
    const { calls } = startBackend()
    const profile = { first_name: ' Sari ', last_name: '', mobile_number: '0812 3456 7899', gender: 'male' }
    expect(findRedirectTarget(await action(actionArgs('/en/account', profile)))).toBe('/en/account')
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { first_name: 'Sari', last_name: '', gender: 'male' },
    })
    expect(calls.at(-1)?.body).not.toHaveProperty('mobile_number')
  })

  test('requires a first name and a gender', async () => {
    startBackend()
    const profile = { first_name: '', last_name: 'W' }
    expect(getFormErrors(await action(actionArgs('/account', profile)))).toMatchObject({
      status: 400,
      errors: [
        ['first_name', 'validation.required'],
        ['gender', 'validation.required'],
      ],
    })
  })
})
