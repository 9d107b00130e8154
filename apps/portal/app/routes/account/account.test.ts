import { describe, expect, test } from 'vitest'
import { refusalOf, send, startBackend, target, visit } from '#app/testing/backend'
import { action, loader } from './account'

describe('the account', () => {
  test('shows who one is, and as what', async () => {
    startBackend()
    expect(await loader(visit('/account'))).toMatchObject({ account: { first_name: 'Sari' }, role: 'owner' })
  })

  test('changes name, number and gender', async () => {
    const { world } = startBackend()
    const profile = { first_name: ' Sari ', last_name: '', mobile_number: '0812 3456 7899', gender: 'female' }
    expect(target(await action(send('/en/account', profile)))).toBe('/en/account')
    expect(world.user).toMatchObject({ first_name: 'Sari', last_name: '', mobile_number: '+6281234567899' })
  })

  test('asks for a first name and a number', async () => {
    startBackend()
    const profile = { first_name: '', last_name: 'W', mobile_number: '12', gender: 'female' }
    expect(refusalOf(await action(send('/account', profile)))).toMatchObject({
      status: 400,
      errors: [
        ['first_name', 'validation.required'],
        ['mobile_number', 'validation.phone'],
      ],
    })
  })
})
