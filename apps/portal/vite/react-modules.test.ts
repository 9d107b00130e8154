import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toReactModule } from './react-modules'

const require = createRequire(import.meta.url)
const scheduler = createRequire(require.resolve('react-dom')).resolve('scheduler')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../node_modules/react-modules-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['react', require.resolve('react')],
  ['react/jsx-runtime', require.resolve('react/jsx-runtime')],
  ['react-dom/client', require.resolve('react-dom/client')],
  ['scheduler', scheduler],
])('%s has the same exports as an ES module', async (name, path) => {
  const file = join(folder, `${name.replace('/', '-')}.mjs`)
  await writeFile(file, await toReactModule(path))
  const { default: all, ...named } = await import(pathToFileURL(file).href)
  expect(Object.keys(named).sort()).toEqual(Object.keys(require(path)).sort())
  expect(named).toEqual(all)
})
