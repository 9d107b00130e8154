import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const backend = createRequire(new URL('../../../apps/backend/package.json', import.meta.url))
const addon = join(
  dirname(backend.resolve('better-sqlite3/package.json')),
  'build/Release/better_sqlite3.node',
)

it('compiles SQLite without the hooks that make Node 24.19 and later abort when a statement is garbage-collected', () => {
  expect(readFileSync(addon).includes('RemoveEnvironmentCleanupHook')).toBe(false)
})
