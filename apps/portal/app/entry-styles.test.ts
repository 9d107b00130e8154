import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname
const ui = join(app, '../../../packages/ui/src')
const read = (path: string) => readFileSync(path, 'utf8')
const styles = read(join(app, 'entry.css'))
const listSources = (pattern: RegExp) => [...styles.matchAll(pattern)].map(([, source = '']) => source)

const routes = readdirSync(join(app, 'routes'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => join(app, 'routes', name))

/** Pages that use the entry script and styles: see `Layout` in root.tsx. */
const entryPages = routes.filter(
  path =>
    /hydrate: false/.test(read(path)) && /layout: 'empty'/.test(read(path)) && !path.includes('/collective/'),
)

/** Returns a module and all components of this app that it renders. */
function listComponents(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, specifier = ''] of read(path).matchAll(/from '((?:\.|#app)[^']+)'/g)) {
    const target = specifier.startsWith('#app')
      ? specifier.replace('#app', app)
      : join(dirname(path), specifier)
    if (existsSync(`${target}.tsx`)) listComponents(`${target}.tsx`, found)
  }
  return found
}

test('the styles of the entry pages include every component that they render', () => {
  expect(entryPages.length).toBeGreaterThan(8)
  const included = listSources(/@source "\.\/([^"]+)"/g)
  const rendered = [join(app, 'root.tsx'), ...entryPages]
  const components = [...new Set(rendered.flatMap(path => [...listComponents(path)]))]
  const missing = components
    .filter(path => /className/.test(read(path)))
    .map(path => relative(app, path))
    .filter(path => !included.some(folder => path.startsWith(folder)))
  expect(missing).toEqual([])

  const excluded = listSources(/@source not "[./]+packages\/ui\/src\/([^"]+)\.tsx"/g)
  const unstyled = excluded.flatMap(file => {
    const names = [...read(join(ui, `${file}.tsx`)).matchAll(/export (?:function|const) ([A-Z]\w+)/g)]
    expect(names.length, file).toBeGreaterThan(0)
    return names.map(([, name]) => name)
  })
  const used = components.filter(path => unstyled.some(name => new RegExp(`<${name}\\b`).test(read(path))))
  expect(used.map(path => relative(app, path))).toEqual([])
})
