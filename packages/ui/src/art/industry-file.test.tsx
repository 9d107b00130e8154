import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawIndustry } from './industry-art'
import { illustratedIndustries } from './industry-picture'

const assets = join(import.meta.dirname, '../../assets')

/**
 * The `illustration` classes as attributes. The page's styles do not apply inside the file, but the page's
 * custom properties do.
 */
const attributes: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ a: 'accent', i: 'ink', p: 'paper', m: 'mid', t: 'teal', s: 'sun' }).map(
      ([letter, colour]) => [letter, `fill="var(--il-${colour})"`],
    ),
  ),
  k: 'fill="none" stroke="var(--il-ink)" stroke-width="3.5" stroke-linecap="round"',
  ka: 'fill="none" stroke="var(--il-accent)" stroke-width="3.5" stroke-linecap="round"',
}

function drawFile(): string {
  const groups = illustratedIndustries.map(slug =>
    renderToStaticMarkup(<g id={slug}>{drawIndustry(slug)}</g>),
  )
  const shapes = groups.join('\n').replace(/class="(\w+)"/g, (_, letter: string) => attributes[letter] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes}\n</svg>\n`
}

test('the illustrations file contains all illustrations, in the page’s colours', () => {
  const [stored, drawn] = [readFileSync(join(assets, 'industries.svg'), 'utf8'), drawFile()]
  const copy = join(tmpdir(), 'industries.svg')
  if (stored !== drawn) writeFileSync(copy, drawn)
  expect(stored === drawn, `${copy} has the current shapes; copy it to packages/ui/assets`).toBe(true)
  expect(drawn).not.toMatch(/class=|fill=""/)
})
