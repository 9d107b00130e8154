/** The colours of the light theme, for images rendered without style sheets. A test compares them with the design tokens. */
export const colours = {
  paper: '#f8f4ec',
  sunken: '#efe8db',
  line: '#e0d6c6',
  ink: '#1c1322',
  muted: '#625867',
  accent: '#db1272',
  deep: '#1c1322',
  'deep-3': '#43324e',
  'deep-accent': '#ff6bb1',
  'on-deep': '#f8f1e6',
  'il-ink': '#1c1322',
  'il-paper': '#fffdfa',
  'il-accent': '#db1272',
  'il-mid': '#8a5c86',
  'il-teal': '#0b6e6a',
  'il-sun': '#f0b04a',
} as const

const fills = Object.entries(colours).map(([name, colour]) => `.fill-${name}{fill:${colour}}`)
const letters = { a: 'accent', i: 'ink', p: 'paper', m: 'mid', t: 'teal', s: 'sun' } as const
const illustration = Object.entries(letters).map(
  ([letter, name]) => `.${letter}{fill:${colours[`il-${name}`]}}`,
)
const strokes = `.k,.ka{fill:none;stroke:${colours['il-ink']};stroke-width:3.5;stroke-linecap:round}.ka{stroke:${colours['il-accent']}}`

/** The classes used by the rendered components, for the SVG's style element. */
export const imageStyles = [...fills, `.fill-current{fill:${colours.ink}}`, ...illustration, strokes].join('')
