import { getLayout, shouldHydrate } from '@bgm/ui'
import { describe, expect, test } from 'vitest'
import { isEntryPath } from './paths'
import routes from './routes'

interface Entry {
  id?: string
  file?: string
  path?: string
  index?: boolean
  children?: Entry[]
}

const flat = (entries: Entry[]): Entry[] => entries.flatMap(entry => [entry, ...flat(entry.children ?? [])])

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
  const handleOf = (module: object) => ('handle' in module ? module.handle : undefined)

  test('exports clientAction on every hydrated route with a form', { timeout: 30_000 }, async () => {
    for (const { file = '' } of flat(await routes)) {
      const module = Object(await modules[`./${file}`]?.())
      if ('action' in module && 'default' in module && shouldHydrate([handleOf(module)]))
        expect(module, file).toHaveProperty('clientAction')
    }
  })

  test('knows the paths of all pages without the framework’s script', { timeout: 30_000 }, async () => {
    for (const { file = '', path = '' } of flat(await routes)) {
      const module = Object(await modules[`./${file}`]?.())
      if (!('default' in module)) continue
      expect(isEntryPath(`/${path}?redirectTo=%2F`), file).toBe(!shouldHydrate([handleOf(module)]))
    }
  })

  const pages = async (under: boolean) => {
    const shell = (await routes).find(({ id }) => id === 'id:shell')
    const inside = flat(shell?.children ?? [])
    const outside = flat((await routes).filter(({ id = '' }) => id.startsWith('id:') && id !== 'id:shell'))
    const loaded = (under ? inside : outside).map(async ({ file = '' }) => {
      const module: unknown = await modules[`./${file}`]?.()
      if (typeof module !== 'object' || module === null || !('default' in module)) return []
      return [[file, getLayout([handleOf(module)])]]
    })
    return Object.fromEntries((await Promise.all(loaded)).flat())
  }

  test('puts pages into the member layout unless they declare another', { timeout: 30_000 }, async () => {
    const inside: string[] = Object.values(await pages(true))
    const outside: string[] = Object.values(await pages(false))
    expect(inside.length).toBeGreaterThan(4)
    expect(inside).toContain('default')
    expect(outside.length).toBeGreaterThan(8)
    expect(outside).not.toContain('default')
    expect(outside).toContain('none')
  })
})
