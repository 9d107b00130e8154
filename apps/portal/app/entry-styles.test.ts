import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const ui = join(app, '../../../packages/ui/src')
const read = (path: string) => readFileSync(path, 'utf8')
const listModules = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map(name => join(folder, name))

/** Pages that use the entry script and styles: see `Layout` in root.tsx. */
const entryPages = listModules(join(app, 'routes')).filter(
  path =>
    /hydrate: false/.test(read(path)) && /layout: 'empty'/.test(read(path)) && !path.includes('/collective/'),
)

/** The terms are also shown to visitors, without the member layout: see shell.tsx. */
const termsPage = ['components/bare-page.tsx', 'routes/terms-and-conditions/terms-and-conditions.tsx']

/** The module of each export of @bgm/ui. */
const uiModules = new Map(
  listModules(ui).flatMap(path =>
    [...read(path).matchAll(/export (?:function|const) (\w+)/g)].map(([, name = '']) => [name, path]),
  ),
)

function* listImports(path: string) {
  for (const [, names = '', specifier = ''] of read(path).matchAll(
    /import (?!type )([^']*) from '([^']+)'/g,
  )) {
    if (specifier === '@bgm/ui') for (const name of names.match(/\w+/g) ?? []) yield uiModules.get(name) ?? ''
    else if (/^(?:\.|#app)/.test(specifier))
      yield `${specifier.startsWith('#app') ? specifier.replace('#app', app) : join(dirname(path), specifier)}.tsx`
  }
}

/** Returns a module and all components that it renders. */
function listComponents(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(path)) return found
  found.add(path)
  for (const imported of listImports(path)) listComponents(imported, found)
  return found
}

/** Converts a Tailwind source to a pattern: a folder, or files with alternatives in braces. */
const toPattern = (source: string) =>
  new RegExp(
    `^${join(app, source)
      .replaceAll('.', '\\.')
      .replace(
        /\{(.*)\}/,
        (_, names: string) => `(?:${names.replaceAll(',', '|')})`,
      )}${source.endsWith('/') ? '' : '$'}`,
  )

test('the styles of the entry pages include exactly the components that they render', () => {
  expect(entryPages.length).toBeGreaterThan(8)
  const sources = [...read(join(app, 'entry.css')).matchAll(/@source "([^"]+)"/g)].map(([, source = '']) =>
    toPattern(source),
  )
  const components = new Set(
    ['root.tsx', ...termsPage]
      .map(name => join(app, name))
      .concat(entryPages)
      .flatMap(path => [...listComponents(path)]),
  )
  const isIncluded = (path: string) => sources.some(source => source.test(path))
  const styled = [...components].filter(path => /className/.test(read(path)))
  expect(styled.filter(path => !isIncluded(path)).map(path => relative(app, path))).toEqual([])
  const superfluous = listModules(ui).filter(path => isIncluded(path) && !components.has(path))
  expect(superfluous.map(path => relative(ui, path))).toEqual([])
})
