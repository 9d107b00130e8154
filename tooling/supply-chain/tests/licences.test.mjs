import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Licences that permit use in a proprietary product. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]

/** Exceptions, each with a reason in docs/licences.md. */
const named = {
  'MPL-2.0': /^(@resvg\/resvg-js.*|@vercel\/stega|axe-core|dompurify|lightningcss.*|satori)$/,
  'MIT AND OFL-1.1': /^@expo-google-fonts\/(noto-sans|plus-jakarta-sans)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  Unknown: /^(@strapi\/(content-releases|review-workflows)|only|pause|spawn-command)$/,
}

const isFree = expression => {
  const parts = expression.replace(/[()]/g, '').split(/ (AND|OR) /)
  const licences = parts.filter(part => part !== 'AND' && part !== 'OR')
  return parts.includes('OR')
    ? licences.some(licence => free.includes(licence))
    : licences.every(licence => free.includes(licence))
}

describe('licences of production dependencies', () => {
  const listed = JSON.parse(
    execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
      cwd: fileURLToPath(new URL('../../../', import.meta.url)),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
  const packages = Object.entries(listed).flatMap(([licence, group]) =>
    group.map(({ name }) => ({ licence, name })),
  )

  test('are read from the whole dependency tree', () => {
    expect(packages.length).toBeGreaterThan(1000)
  })

  test('are permissive or listed as exceptions', () => {
    expect(packages.filter(({ licence, name }) => !isFree(licence) && !named[licence]?.test(name))).toEqual(
      [],
    )
  })

  test.each([
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
    ['GPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    ['Unknown', false],
  ])('evaluates the licence expression %s', (expression, allowed) => {
    expect(isFree(expression)).toBe(allowed)
  })
})
