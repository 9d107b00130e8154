import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = file => readFileSync(join(root, file), 'utf8')

/** The folder that an import alias stands for, in this file. */
function resolveAlias(specifier, from) {
  const [alias, ...rest] = specifier.split('/')
  const path = rest.join('/')
  if (alias === '#src') return join('apps/backend/src', path)
  if (alias === '#app') return join(from.split('/').slice(0, 2).join('/'), 'app', path)
  if (alias === '@bgm') return join('packages', path, 'src')
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null
}

function resolveImport(specifier, from) {
  const path = resolveAlias(specifier, from)
  if (path === null) return null
  const files = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]
  return files.find(file => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? null
}

const statement = /^(?:import|export)\s[^'"]*?from '([^']+)'/gm

/** The files that a file imports. An index, also that of the forms, stands for the files that it exports. */
function listImports(file) {
  const imported = [...read(file).matchAll(statement)].map(([, specifier]) => resolveImport(specifier, file))
  return imported.flatMap(path => {
    if (path === null) return []
    return /\/(?:index|forms)[.]ts$/.test(path) ? [path, ...listImports(path)] : [path]
  })
}

test('the list of files of a new order in the documents matches the imports', () => {
  const listed = /## The files of a new order.*?```text\n(.*?)\n```/s.exec(read('docs/architecture.md'))
  const files = listed?.[1].split('\n') ?? []
  expect(files.length).toBeGreaterThan(20)
  expect(files.length).toBeLessThanOrEqual(40)
  const reached = new Set(files.slice(0, 1))
  const unreached = []
  for (const file of files) {
    const imports = listImports(file)
    // A controller is called through the contract that it implements.
    const isCalled = file.includes('/controllers/') && imports.some(imported => reached.has(imported))
    if (!reached.has(file) && !isCalled) unreached.push(file)
    for (const imported of imports) reached.add(imported)
  }
  expect(unreached).toEqual([])
})
