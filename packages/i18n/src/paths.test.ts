import { describe, expect, test } from 'vitest'
import {
  getAlternatePath,
  getPathLocale,
  localizePath,
  negotiateLocale,
  stripLocale,
  toPagePath,
} from './index'

describe('languages in paths', () => {
  test.each([
    ['/', 'id'],
    ['/about', 'id'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/about', 'en'],
    ['/en.data', 'en'],
    ['/en/about.data', 'en'],
    ['/_root.data', 'id'],
    ['/english', 'id'],
    ['/entertainment', 'id'],
    ['/industry/en', 'id'],
  ])('the language of %s is %s', (path, locale) => {
    expect(getPathLocale(path)).toBe(locale)
  })

  test.each([
    ['/_root.data', '/'],
    ['/en.data', '/en'],
    ['/register/industry.data', '/register/industry'],
    ['/about', '/about'],
  ])('the page path of %s is %s', (path, page) => {
    expect(toPagePath(path)).toBe(page)
  })

  test.each([
    ['/', '/en'],
    ['/?q=1', '/en?q=1'],
    ['/#steps', '/en#steps'],
    ['/about', '/en/about'],
    ['/about?a=1#b', '/en/about?a=1#b'],
    ['https://contoh.test/x', 'https://contoh.test/x'],
    ['//contoh.test/x', '//contoh.test/x'],
    ['mailto:halo@contoh.test', 'mailto:halo@contoh.test'],
    ['#isi', '#isi'],
  ])('a link to %s becomes %s in English and stays the same in Indonesian', (path, english) => {
    expect(localizePath('en', path)).toBe(english)
    expect(localizePath('id', path)).toBe(path)
  })

  test.each(['/', '/about', '/business-units?q=kafe&page=2', '/industry/hotel'])(
    'switching the language and back returns to %s',
    path => {
      const [pathname = '', search = ''] = path.split(/(?=\?)/)
      const english = getAlternatePath('en', { pathname, search })
      expect(english).toBe(localizePath('en', path))
      const [there = '', query = ''] = english.split(/(?=\?)/)
      expect(getAlternatePath('id', { pathname: there, search: query })).toBe(path)
      expect(stripLocale(english)).toBe(path)
    },
  )

  test('switching the language in a data request returns the page path', () => {
    expect(getAlternatePath('id', { pathname: '/en.data' })).toBe('/')
    expect(getAlternatePath('en', { pathname: '/_root.data' })).toBe('/en')
  })

  test.each([
    [null, 'id'],
    ['', 'id'],
    ['en-GB,en;q=0.9', 'en'],
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['fr-FR,en;q=0.5,id;q=0.4', 'en'],
    ['in-ID', 'id'],
    ['en;q=0,id', 'id'],
    ['fr', 'id'],
    ['*', 'id'],
  ])('Accept-Language %j selects %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale)
  })
})
