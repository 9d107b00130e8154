import { colours, type PdfPage } from './pdf-page'

type Point = [number, number]

// An upright lens around 0,0, rotated and moved within the logo's 32 × 32 box.
function lobe(half: number, belly: number, [dx, dy]: Point, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const at = (x: number, y: number) =>
    [dx + x * Math.cos(angle) - y * Math.sin(angle), dy + x * Math.sin(angle) + y * Math.cos(angle)]
      .map(value => value.toFixed(2))
      .join(' ')
  const pull = half * 0.45
  return `M${at(0, -half)}C${at(belly, -pull)} ${at(belly, pull)} ${at(0, half)}C${at(-belly, pull)} ${at(-belly, -pull)} ${at(0, -half)}Z`
}

/** Draws the logo: two rotated lobes and two upright ones. */
export function drawLogo(sheet: PdfPage, x: number, y: number, size: number): void {
  const scale = size / 32
  for (const path of [lobe(9.3, 6.3, [7.8, 8], -45), lobe(9.3, 6.3, [7.8, 24], 45)])
    sheet.path(path, x, y, scale, colours.ink)
  for (const path of [lobe(15.5, 4.4, [18.7, 16]), lobe(10, 4.1, [26.3, 16])])
    sheet.path(path, x, y, scale, colours.accent)
}
