import { createLobePath } from '@bgm/ui'

type Badge = {
  state: 'active' | 'inactive' | 'unknown'
  /** The state in a few words. */
  title: string
  detail: string
}

const fills = { active: '#0b5f5c', inactive: '#7a4200', unknown: '#1c1322' } as const
const height = 56
const textAt = 58

const escapeXml = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const pictures = {
  active: [8, 14, 10]
    .map((half, index) => createLobePath(half, 5.4, { x: 20 + index * 9.5, y: 28 }))
    .join(''),
  inactive: [20, 38].map(x => createLobePath(14, 5.4, { x: x + 2, y: 28 })).join(''),
  unknown: [45, -45].map(turn => createLobePath(15, 5.4, { x: 30, y: 28, turn })).join(''),
}

/**
 * Draws the badge for a venue's own website: an SVG without scripts, fonts or links. The text is fitted to
 * the box, so that it does not overflow in any font.
 */
export function drawBadge({ state, title, detail }: Badge): string {
  const width = Math.round(textAt + 20 + Math.max(title.length * 8.2, detail.length * 6.6))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">`,
    `<title id="t">${escapeXml(`${title}, ${detail}`)}</title>`,
    `<path fill="${fills[state]}" d="M24 0H${width - 4}a4 4 0 0 1 4 4V${height - 24}a24 24 0 0 1-24 24H4a4 4 0 0 1-4-4V24A24 24 0 0 1 24 0z"/>`,
    `<path fill="#fff" d="${pictures[state]}"/>`,
    `<g fill="#fff" font-family="system-ui,sans-serif"><text x="${textAt}" y="25" font-size="15" font-weight="700" textLength="${Math.round(title.length * 7.8)}" lengthAdjust="spacingAndGlyphs">${escapeXml(title)}</text>`,
    `<text x="${textAt}" y="43" font-size="12" textLength="${Math.round(detail.length * 6.3)}" lengthAdjust="spacingAndGlyphs">${escapeXml(detail)}</text></g></svg>`,
  ].join('')
}
