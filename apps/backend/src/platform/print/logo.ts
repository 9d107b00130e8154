import { colours } from './colours'
import { lobePath, type Shape } from './shapes'
import { mm, type Sheet } from './sheet'

const size = 15

/** The product's mark in a square of `size`. */
function markShapes(x: number, y: number, size: number): Shape[] {
  const scale = size / 32
  const part = (cx: number, cy: number, half: number, belly: number, degrees = 0) =>
    lobePath({
      at: [x + cx * scale, y + cy * scale],
      length: half * 2 * scale,
      width: (belly / 0.66) * scale,
      degrees,
    })
  return [
    { path: part(7.8, 8, 9.3, 6.3, -45) + part(7.8, 24, 9.3, 6.3, 45), fill: colours.ink },
    { path: part(18.7, 16, 15.5, 4.4) + part(26.3, 16, 10, 4.1), fill: colours.accent },
  ]
}

/** Draws the product's mark and name; the first word is bold. */
export function drawLogo(sheet: Sheet, product: string, x: number, y: number): void {
  const mark = mm(8)
  const [first = '', ...rest] = product.split(' ')
  const baseline = y + mark / 2 + size * 0.36
  sheet.artefact(() => sheet.shapes(markShapes(x, y, mark)))
  sheet.tag('P', () => {
    const name = x + mark + mm(2.6)
    const style = { size, weight: 'bold', tracking: -0.03 } as const
    sheet.line(rest.length > 0 ? `${first} ` : first, name, baseline, style)
    if (rest.length > 0) {
      const after = name + sheet.measureWidth(`${first} `, style)
      sheet.line(rest.join(' '), after, baseline, { size, tracking: -0.03 })
    }
  })
}
