import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserStorage } from '#seed/content/pages/browser-storage'
import { cookie as english } from '#seed/content/pages/en/cookie'
import { cookie as indonesian } from '#seed/content/pages/id/cookie'

const root = join(import.meta.dirname, '../../..')
const sources = [
  'apps/portal/app',
  'apps/marketing/app',
  'apps/backend/src/api',
  'packages/browser/src',
].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map(path => ({ path: `${folder}/${path}`, code: readFileSync(join(root, folder, path), 'utf8') })),
)

const writes =
  /signedCookie\(['`]|createCookie\(['"`]|writeCookie\(\w|Storage\.setItem\(|document\.cookie =|`\$\{(?:name|cookieName)\}=\$\{value\}`/
const names = [
  /signedCookie\(['`](\w+)/g,
  /Storage\.setItem\(["'`]([\w-]+)/g,
  /^const (?:name|key|\w*[cC]ookie(?:Name)?) = '([\w-]+)'/gm,
  /(localeCookie)\b/g,
]

const used = sources
  .filter(({ path, code }) => writes.test(code) && !path.endsWith('http/cookies.server.ts'))
  .map(({ path, code }) => ({
    path,
    names: names.flatMap(shape => [...code.matchAll(shape)].map(([, name = '']) => name)),
  }))

test('a name is found in every file that sets a cookie or a storage key', () => {
  expect(used.length).toBeGreaterThan(12)
  expect(used.filter(file => file.names.length === 0)).toEqual([])
})

test('the cookie page lists every cookie and storage key that the code sets, in both languages', () => {
  const listed = browserStorage.map(([name]) => name.replace('*', ''))
  const missing = used.flatMap(file =>
    file.names
      .map(name => (name === 'localeCookie' ? 'locale' : name))
      .filter(name => !listed.some(known => known === name)),
  )
  expect(missing).toEqual([])
  for (const page of [indonesian, english])
    for (const [name] of browserStorage) expect(JSON.stringify(page)).toContain(`\`${name}\``)
})
