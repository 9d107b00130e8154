import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from './colours'

const ui = dirname(createRequire(import.meta.url).resolve('@bgm/ui/theme.css'))
const tokens = readFileSync(join(ui, 'styles/tokens.css'), 'utf8').split('palette-dark').join('\0')
const light = `${tokens.split('\0')[0]}${tokens.split('@layer theme')[1]}`

test.each(Object.entries(colours))(
  'the colour %s equals the design token of the light theme',
  (name, colour) => {
    expect(light.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]).toBe(colour)
  },
)
