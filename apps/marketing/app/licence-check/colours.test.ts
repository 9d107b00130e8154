import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tokens = createRequire(import.meta.url).resolve('@bgm/ui/styles/tokens.css')
const colours = (css: string) =>
  [...css.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => `${name} ${value}`)
const between = (css: string, from: string, until: string) => css.slice(css.indexOf(from), css.indexOf(until))

it('uses the colours of the site in both themes', () => {
  const shared = readFileSync(tokens, 'utf8')
  const own = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  const light = colours(between(own, ':root', '@media'))
  const dark = colours(between(own, '@media', '*,'))
  expect(light).toHaveLength(dark.length)
  expect(colours(between(shared, '@utility palette-light', '@utility palette-dark'))).toEqual(
    expect.arrayContaining(light),
  )
  expect(colours(between(shared, '@utility palette-dark', '@layer theme'))).toEqual(
    expect.arrayContaining(dark),
  )
})
