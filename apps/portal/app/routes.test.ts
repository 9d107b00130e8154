import { describe, expect, test } from 'vitest'
import routes from './routes'

interface Entry {
  id?: string
  path?: string
  index?: boolean
  children?: Entry[]
}

const flat = (entries: Entry[]): Entry[] => entries.flatMap(entry => [entry, ...flat(entry.children ?? [])])

describe('the map of addresses', () => {
  test('has every page in both languages under one name', async () => {
    const all = flat(await routes)
    const at = (locale: string) =>
      all.flatMap(({ id = '', path = '' }) =>
        id.startsWith(`${locale}:`) ? [[id.slice(3), path.replace(/^en\/?/, '')]] : [],
      )
    expect(at('en')).toEqual(at('id'))
    expect(at('id').length).toBeGreaterThan(20)
  })
})
