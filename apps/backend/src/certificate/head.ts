import { markShapes } from './ornaments'
import { mm, type Sheet } from './sheet'

const size = 15

/** Draws mark and name of the product; the first word is bold. */
export function drawLogo(sheet: Sheet, product: string, x: number, y: number): void {
  const mark = mm(8)
  const [first = '', ...rest] = product.split(' ')
  const baseline = y + mark / 2 + size * 0.36
  sheet.artefact(() => sheet.shapes(markShapes(x, y, mark)))
  sheet.tag('P', () => {
    const name = x + mark + mm(2.6)
    const style = { size, face: 'bold', tracking: -0.03 } as const
    sheet.line(rest.length > 0 ? `${first} ` : first, name, baseline, style)
    if (rest.length > 0) {
      const after = name + sheet.widthOf(`${first} `, style)
      sheet.line(rest.join(' '), after, baseline, { size, tracking: -0.03 })
    }
  })
}
