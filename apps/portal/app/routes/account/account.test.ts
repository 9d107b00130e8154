import { describe, expect, test } from 'vitest'
import { refusalOf, send, startBackend, target, visit } from '#app/testing/backend'
import { action, loader } from './account'

describe('the account', () => {
  test('shows who one is, and as what', async () => {
    startBackend()
    expect(await loader(visit('/account'))).toMatchObject({ account: { first_name: 'Sari' }, role: 'owner' })
  })

  test('changes the name', async () => {
    const { world } = startBackend()
    expect(target(await action(send('/en/account', { first_name: ' Sari ', last_name: '' })))).toBe(
      '/en/account',
    )
    expect(world.user).toMatchObject({ first_name: 'Sari', last_name: '' })
  })

  test('asks for a first name', async () => {
    startBackend()
    expect(refusalOf(await action(send('/account', { first_name: '', last_name: 'W' })))).toMatchObject({
      status: 400,
      errors: [['first_name', 'validation.required']],
    })
  })
})
