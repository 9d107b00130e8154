import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const doc = readFileSync(new URL('docs/security.md', root), 'utf8')

test('docs/security.md refers only to files that exist', () => {
  const named = [...doc.matchAll(/`((?:apps|packages|tooling)\/[^`\s]+)`/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(path => !existsSync(new URL(path, root)))).toEqual([])
})
