import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPaletteCss } from './palette'

const tokens = readFileSync(createRequire(import.meta.url).resolve('@bgm/ui/styles/tokens.css'), 'utf8')

test('the palette contains only the colours that are used, in both themes', () => {
  expect(buildPaletteCss(tokens, 'body { color: var(--ink); background: var(--paper) }')).toMatch(
    /^:root\{color-scheme:light;--paper:#[0-9a-f]{6};--ink:#[0-9a-f]{6}\}@media \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;--paper:#[0-9a-f]{6};--ink:#[0-9a-f]{6}\}\}$/,
  )
})

test.each([
  ['licence-check', 'base.css'],
  ['licence-check', 'forms.css'],
  ['licence-check', 'layout.css'],
  ['licence-check', 'result.css'],
  ['licence-verifier', 'verifier.css'],
])('the palette contains every colour that %s/%s uses', (folder, file) => {
  const css = readFileSync(join(import.meta.dirname, '..', folder, file), 'utf8')
  const [light = '', dark = ''] = buildPaletteCss(tokens, css).split('@media')
  for (const [, name = ''] of css.matchAll(/var\((--[\w-]+)\)/g)) {
    if (css.includes(`  ${name}: `) || name === '--gutter') continue
    expect(light).toContain(`${name}:`)
    expect(dark).toContain(`${name}:`)
  }
})
