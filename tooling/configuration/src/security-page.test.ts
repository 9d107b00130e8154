import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const page = read('docs/security.md')

const range = (from: string, to: number) => {
  const [chapter, section, first] = from.split('.').map(Number)
  return Array.from(
    { length: to - Number(first) + 1 },
    (_, index) => `${chapter}.${section}.${Number(first) + index}`,
  )
}

// The requirements of ASVS 5.0, levels 1 and 2, in the covered chapters.
const requirements = [
  ...range('2.1.1', 3), ...range('2.2.1', 3), ...range('2.3.1', 4), '2.4.1',
  ...range('3.2.1', 2), ...range('3.3.1', 4), ...range('3.4.1', 6), ...range('3.5.1', 5), ...range('3.7.1', 2),
  ...range('6.1.1', 3), ...range('6.2.1', 12), ...range('6.3.1', 4), ...range('6.4.1', 4), ...range('6.5.1', 5),
  ...range('6.6.1', 3), ...range('6.8.1', 4),
  ...range('7.1.1', 3), ...range('7.2.1', 4), ...range('7.3.1', 2), ...range('7.4.1', 5), ...range('7.5.1', 2),
  ...range('7.6.1', 2),
  ...range('8.1.1', 2), ...range('8.2.1', 3), '8.3.1', '8.4.1',
] // biome-ignore format: one chapter per line

test('every file that docs/security.md refers to exists', () => {
  const named = [...page.matchAll(/`((?:apps|packages|tooling)\/[\w./-]+\.\w+)`/g)].map(
    ([, path]) => path ?? '',
  )
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter(path => !existsSync(new URL(path, root)))).toEqual([])
})

test('every requirement has exactly one row with its tests or a reason', () => {
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]*\|[^|]*\| *([^|]*?) *\|$/gm)]
  expect(rows.map(([, number]) => number).sort()).toEqual([...requirements].sort())
  expect(rows.filter(([, , tests]) => !tests || /^open/.test(tests))).toEqual([])
})

test('docs/security.md lists exactly the audit events', () => {
  const source = read('apps/backend/src/identity/session/security-events.ts')
  const union = source.slice(source.indexOf('SecurityEvent ='), source.indexOf('type Subject'))
  const rejected = [...source.matchAll(/\], '([a-z-]+)'\]|\/, '([a-z-]+)'\]/g)].map(([, a, b]) => a ?? b)
  const events = [
    ...[...union.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, event]) => event),
    ...[...rejected, 'permission', 'token', 'request'].map(subject => `${subject}.rejected`),
    'origin.rejected',
  ]
  const table = page.slice(page.indexOf('| event '))
  const logs = table.slice(0, table.indexOf('\n\n'))
  const listed = [...logs.matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, event]) => event)
  expect([...listed].sort()).toEqual([...new Set(events)].sort())
})
