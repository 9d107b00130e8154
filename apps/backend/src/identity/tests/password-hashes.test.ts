import { readFile } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { loadCompiled } from '#tests/harness'

const { verifyPassword, hashPassword } = loadCompiled(() => import('#src/identity/password/passwords'))

test('only the correct password matches a hash', async () => {
  const hash = await hashPassword('Kopi-susu-pagi-7')
  expect(hash).toMatch(/^\$2b\$10\$/)
  expect(await verifyPassword('Kopi-susu-pagi-7', hash)).toBe(true)
  expect(await verifyPassword('Kopi-susu-pagi-8', hash)).toBe(false)
})

test('a hash created by another program can be verified', async () => {
  expect(await verifyPassword('U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW')).toBe(
    true,
  )
})

test.each(['', 'no hash', `$9z$10$${'a'.repeat(53)}`])(
  'no password matches the invalid hash %j',
  async hash => {
    expect(await verifyPassword('x', hash)).toBe(false)
  },
)

test('many concurrent sign-ins block neither the event loop nor file reads', async () => {
  let turns = 0
  let hashed = 0
  const hashes = Array.from({ length: 8 }, async () => {
    const hash = await hashPassword('Kopi-susu-pagi-7')
    hashed += 1
    return hash
  })
  await readFile(import.meta.filename)
  expect(hashed).toBeLessThan(8)
  while (hashed < 8) {
    await turn()
    turns += 1
  }
  expect(new Set(await Promise.all(hashes)).size).toBe(8)
  // If eight passwords were hashed on this thread, the event loop would only run a few dozen times.
  expect(turns).toBeGreaterThan(100)
})
