import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const sheet = createRequire(import.meta.url).resolve('@bgm/ui/site.css')
const excluded = [
  ...readFileSync(sheet, 'utf8').matchAll(/@source not "\.\/(\w+)\/\{?([\w,-]+)\}?\.tsx"/g),
].flatMap(([, folder, files]) => files?.split(',').map(file => `${folder}/${file}`) ?? [])
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const imported = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/import \{([^}]*)\} from '@bgm\/ui'/g)].map(([, names]) => names))
  .join(',')

test('the test finds the components that the style sheet excludes', () =>
  expect(excluded.length).toBeGreaterThan(20))

test.each(excluded)('the site does not use %s, whose styles are excluded', file => {
  const text = readFileSync(join(dirname(sheet), `${file}.tsx`), 'utf8')
  const components = [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name)
  expect(components.length).toBeGreaterThan(0)
  expect(components.filter(name => new RegExp(`\\b${name}\\b`).test(imported))).toEqual([])
})
