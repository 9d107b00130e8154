import { array, assert, constantFrom, property, string, stringMatching, webUrl } from '@bgm/property-tests'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './security.server'

describe('safeRedirect', () => {
  test.each(['/', '/orders', '/en/orders/abc?page=2', '/business-units?q=kafe%20dago', '/register/industry'])(
    'follows a path of this portal: %s',
    path => {
      expect(safeRedirect(path, '/fallback')).toBe(path)
    },
  )

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/orders/%2e%2e//evil.test',
    '/\tevil',
    '/sign-out',
    '/en/sign-in?redirectTo=/sign-in',
    '/orders.data',
    '',
    null,
    42,
  ])('never follows %j', path => {
    expect(safeRedirect(path, '/fallback')).toBe('/fallback')
  })

  test('never leaves this host, whatever the input', () => {
    const stays = (given: string) => {
      const target = safeRedirect(given, '/fallback')
      const url = new URL(target, 'http://portal.test')
      expect(url.origin).toBe('http://portal.test')
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(decodeURIComponent(url.pathname)).not.toMatch(/\\|\/\//)
    }
    // biome-ignore lint/style/noProcessEnv: the long run sets it to 100,000
    const numRuns = Number(process.env.PROPERTY_RUNS ?? 2000) / 4
    const pieces = [
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '\0',
      '%2f',
      '%5C',
      '%09',
      '%00',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
    ]
    const fragments = [
      'evil.test',
      'orders',
      'javascript',
      'https',
      '\u2215',
      '\uff0f',
      '\u3002',
      '\u202e',
      'é',
      '\ud800',
    ]
    const glued = array(constantFrom(...pieces, ...fragments), { maxLength: 12 }).map(parts => parts.join(''))
    for (const given of [
      string({ unit: 'binary' }),
      webUrl(),
      stringMatching(/^[/\\]{1,3}[\w./\\@:%?#&-]{0,40}$/),
      glued,
    ])
      assert(property(given, stays), { numRuns })
  }, 200_000)
})
