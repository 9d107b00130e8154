import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const sheet = createRequire(import.meta.url).resolve('@bgm/ui/site.css')
const leftOut = [
  ...readFileSync(sheet, 'utf8').matchAll(/@source not "\.\/(\w+)\/\{?([\w,-]+)\}?\.tsx"/g),
].flatMap(([, room, files]) => files?.split(',').map(file => `${room}/${file}`) ?? [])
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const imported = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, text]) => [...text.matchAll(/import \{([^}]*)\} from '@bgm\/ui'/g)].map(([, names]) => names))
  .join(',')

it('knows what the sheet leaves out', () => expect(leftOut.length).toBeGreaterThan(20))

it.each(leftOut)('%s, whose looks the sheet leaves out, is on no page', file => {
  const text = readFileSync(join(dirname(sheet), `${file}.tsx`), 'utf8')
  const components = [...text.matchAll(/export function (\w+)/g)].map(([, name]) => name)
  expect(components.length).toBeGreaterThan(0)
  expect(components.filter(name => new RegExp(`\\b${name}\\b`).test(imported))).toEqual([])
})
