import { getLayout, shouldHydrate } from '@bgm/ui'
import { describe, expect, test } from 'vitest'
import { isEntryPath } from './entry-paths'
import routes from './routes'

type Entry = {
  id?: string
  file?: string
  path?: string
  index?: boolean
  children?: Entry[]
}

/** A route with the files of its layouts, outermost first, and then its own file. */
type Route = Entry & { files: string[] }

const flat = (entries: Entry[], above: string[] = []): Route[] =>
  entries.flatMap(entry => {
    const files = [...above, entry.file ?? '']
    return [{ ...entry, files }, ...flat(entry.children ?? [], files)]
  })

describe('the route map', () => {
  test('has every page in both languages under the same id', async () => {
    const all = flat(await routes)
    const at = (locale: string) =>
      all.flatMap(({ id = '', path = '' }) =>
        id.startsWith(`${locale}:`) ? [[id.slice(3), path.replace(/^en\/?/, '')]] : [],
      )
    expect(at('en')).toEqual(at('id'))
    expect(at('id').length).toBeGreaterThan(20)
  })

  const modules = import.meta.glob('./routes/**/*.{ts,tsx}')
  const load = async (file: string) => Object(await modules[`./${file}`]?.())
  const getHandles = async ({ files }: Route): Promise<unknown[]> =>
    (await Promise.all(files.map(load))).map(module => module.handle)

  test('exports clientAction on every hydrated route with a form', { timeout: 30_000 }, async () => {
    for (const route of flat(await routes)) {
      const module = await load(route.file ?? '')
      if ('action' in module && 'default' in module && shouldHydrate(await getHandles(route)))
        expect(module, route.file).toHaveProperty('clientAction')
    }
  })

  test('recognises the path of every page without the framework’s script', { timeout: 30_000 }, async () => {
    for (const route of flat(await routes)) {
      const isLayout = route.children !== undefined
      if (isLayout || !('default' in (await load(route.file ?? '')))) continue
      const hydrates = shouldHydrate(await getHandles(route))
      expect(isEntryPath(`/${route.path}?redirectTo=%2F`), route.file).toBe(!hydrates)
    }
  })

  const pages = async (under: boolean) => {
    const shell = (await routes).find(({ id }) => id === 'id:shell')
    const inside = flat(shell?.children ?? [])
    const outside = flat((await routes).filter(({ id = '' }) => id.startsWith('id:') && id !== 'id:shell'))
    const loaded = (under ? inside : outside).map(async route => {
      if (!('default' in (await load(route.file ?? '')))) return []
      return [[route.file, getLayout(await getHandles(route))]]
    })
    return Object.fromEntries((await Promise.all(loaded)).flat())
  }

  test('puts pages in the member layout unless they declare another', { timeout: 30_000 }, async () => {
    const inside: string[] = Object.values(await pages(true))
    const outside: string[] = Object.values(await pages(false))
    expect(inside.length).toBeGreaterThan(4)
    expect(inside).toContain('default')
    expect(outside.length).toBeGreaterThan(8)
    expect(outside).not.toContain('default')
    expect(outside).toContain('none')
  })
})
