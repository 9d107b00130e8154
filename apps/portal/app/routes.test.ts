import { getLayout } from '@bgm/ui'
import { describe, expect, test } from 'vitest'
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

  test('exports clientAction on every route with a form', async () => {
    for (const { file = '' } of flat(await routes)) {
      const module = Object(await modules[`./${file}`]?.())
      if ('action' in module && 'default' in module) expect(module, file).toHaveProperty('clientAction')
    }
  })

  const modules = import.meta.glob('./routes/**/*.{ts,tsx}')
  const pages = async (under: boolean) => {
    const shell = (await routes).find(({ id }) => id === 'id:shell')
    const inside = flat(shell?.children ?? [])
    const outside = flat((await routes).filter(({ id = '' }) => id.startsWith('id:') && id !== 'id:shell'))
    const loaded = (under ? inside : outside).map(async ({ file = '' }) => {
      const module: unknown = await modules[`./${file}`]?.()
      if (typeof module !== 'object' || module === null || !('default' in module)) return []
      return [[file, getLayout(['handle' in module ? module.handle : undefined])]]
    })
    return Object.fromEntries((await Promise.all(loaded)).flat())
  }

  test('puts pages into the member layout unless they declare another', async () => {
    const inside: string[] = Object.values(await pages(true))
    const outside: string[] = Object.values(await pages(false))
    expect(inside.length).toBeGreaterThan(4)
    expect(inside).toContain('default')
    expect(outside.length).toBeGreaterThan(8)
    expect(outside).not.toContain('default')
    expect(outside).toContain('none')
  })
})
