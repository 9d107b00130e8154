import { createRequire } from 'node:module'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'

type Passwords = {
  verifyPassword(password: string, hash: string): Promise<boolean>
  hashPassword(password: string): Promise<string>
  endPasswordThreads(): Promise<void>
}

const { verifyPassword, hashPassword, endPasswordThreads } = createRequire(import.meta.url)(
  '../dist/src/auth/passwords.js',
) as Passwords

afterAll(() => endPasswordThreads())

test('a password is right for its own hash alone', async () => {
  const hash = await hashPassword('Kopi-susu-pagi-7')
  expect(hash).toMatch(/^\$2a\$10\$/)
  expect(await verifyPassword('Kopi-susu-pagi-7', hash)).toBe(true)
  expect(await verifyPassword('Kopi-susu-pagi-8', hash)).toBe(false)
  expect(await verifyPassword('Kopi-susu-pagi-7', 'no hash')).toBe(false)
})

test('a hash that another program made is read', async () => {
  expect(await verifyPassword('U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW')).toBe(
    true,
  )
})

test('what cannot be a hash fails by itself, and the next one is read', async () => {
  const broken = `$9z$10$${'a'.repeat(53)}`
  await expect(verifyPassword('x', broken)).rejects.toThrow('A password was not read')
  expect(await verifyPassword('x', 'no hash')).toBe(false)
})

test('many passwords leave the process free to answer others', async () => {
  let turns = 0
  let over = false
  const hashes = Promise.all(Array.from({ length: 8 }, () => hashPassword('Kopi-susu-pagi-7')))
  hashes.finally(() => {
    over = true
  })
  while (!over) {
    await turn()
    turns += 1
  }
  expect(new Set(await hashes).size).toBe(8)
  // Eight hashes on this thread would leave room for some dozen turns between their pieces.
  expect(turns).toBeGreaterThan(100)
})

test('a process that ends leaves no thread, and nobody waiting for one', async () => {
  const hashes = Array.from({ length: 6 }, () => hashPassword('Kopi-susu-pagi-7'))
  const told = Promise.allSettled(hashes)
  await endPasswordThreads()
  const reasons = (await told).map(one => (one.status === 'rejected' ? String(one.reason) : one.status))
  expect(new Set(reasons)).toEqual(new Set(['Error: A password was not read: the backend ended']))
})
