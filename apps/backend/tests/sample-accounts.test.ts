import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { signIn } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

test('the sample accounts can sign in with the sample password', async () => {
  for (const email of [
    'pemilik@contoh.test',
    'staf@contoh.test',
    'lain@contoh.test',
    'manajer@contoh.test',
    'dua@contoh.test',
  ]) {
    const response = await signIn(backend, email, 'Contoh-12345')
    expect(response.body.user).toMatchObject({ email, confirmed: true })
  }
})

test('seeding again adds nothing', async () => {
  const count = () => backend.strapi.db.query('plugin::users-permissions.user').count({})
  const before = await count()
  await loadCompiled(() => import('#seed/accounts')).seedAccounts(backend.strapi)
  expect(await count()).toBe(before)
})
