import type { Block } from '#src/platform/print/blocks'
import { colours } from '#src/platform/print/colours'
import { mm } from '#src/platform/print/sheet'
import { getLeading } from '#src/platform/print/style'
import type { BlockContext } from './certificate-blocks'
import { certificateTexts } from './texts'

const heading = { size: 10, weight: 'bold', leading: 1.4 } as const
const item = { size: 9, leading: 1.42 }
const glyph = mm(5.2)
const space = mm(1.2)

/** What the subscription does and does not cover, in two columns under a hairline. */
export function coverageBlock({ sheet, licence, locale, x, width }: BlockContext): Block {
  const t = certificateTexts[locale]
  const column = (width - mm(8)) / 2
  const labels = (covered: boolean) =>
    licence.coverage.filter(row => row.covered === covered).map(({ label }) => label)
  const columns = [
    { title: t.covered, ink: colours.ok, labels: labels(true), x, path: check },
    { title: t.separate, ink: colours.warn, labels: labels(false), x: x + column + mm(8), path: dash },
  ].filter(({ labels }) => labels.length > 0)
  const measureHeight = (texts: readonly string[]) =>
    texts.reduce((sum, label) => sum + sheet.measureHeight(label, column, item) + space, 0)
  const top = mm(5)
  const head = getLeading(heading) + mm(1)
  return {
    gap: mm(10),
    height: top + head + Math.max(0, ...columns.map(({ labels }) => measureHeight(labels))),
    draw(y) {
      sheet.artefact(() => sheet.rule(x, y, width, mm(0.25), colours.line))
      for (const { title, ink, labels, x: left, path } of columns) {
        sheet.artefact(() => sheet.stroke(path(left, y + top + getLeading(heading) / 2), ink, mm(0.5)))
        sheet.text('H3', title, left + glyph, y + top, column - glyph, { ...heading, ink })
        sheet.group('L', () => {
          let at = y + top + head
          for (const label of labels) {
            sheet.group('LI', () => {
              at = sheet.text('LBody', label, left, at, column, item) + space
            })
          }
        })
      }
    },
  }
}

const check = (x: number, middle: number) =>
  `M${x + mm(0.6)} ${middle + mm(0.1)}L${x + mm(1.7)} ${middle + mm(1.2)}L${x + mm(3.8)} ${middle - mm(1.1)}`
const dash = (x: number, middle: number) => `M${x + mm(0.5)} ${middle}H${x + mm(3.6)}`
