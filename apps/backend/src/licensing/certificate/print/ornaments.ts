import { licenceCodeAlphabet } from '@bgm/validation'
import { colours } from '#src/platform/print/colours'
import { lobePath, type Point, type Shape } from '#src/platform/print/shapes'

/** Four lobes around a centre. */
const quartet = ([cx, cy]: Point, radius: number): string =>
  [45, 135, 225, 315]
    .map(degrees => {
      const angle = (degrees * Math.PI) / 180
      const at: Point = [cx + Math.sin(angle) * radius * 0.55, cy - Math.cos(angle) * radius * 0.55]
      return lobePath({ at, length: radius * 0.9, width: radius * 0.56, degrees })
    })
    .join('')

const computeRadius = (cell: number) => cell * 0.66

/** The kawung band of the certificate: two columns of cells, with one pink cell beside the zone's name. */
export function bandShapes(cell: number, height: number, pinkAt: number): Shape[] {
  const { light, dark, pink } = colours.band
  const rows = Math.ceil(height / cell)
  const pinkRow = Math.min(rows - 1, Math.max(0, Math.floor(pinkAt / cell)))
  return Array.from({ length: rows * 2 }, (_, index) => {
    const [row, column] = [Math.floor(index / 2), index % 2]
    const fill = row === pinkRow && column === 1 ? pink : (row + column) % 2 === 0 ? light : dark
    return { path: quartet([(column + 0.5) * cell, (row + 0.5) * cell], computeRadius(cell)), fill }
  })
}

/** The band of a sticker: three quartets, the middle quartet pink. */
export function stickerBandShapes(x: number, y: number, width: number, height: number): Shape[] {
  const { light, pink } = colours.band
  return [light, pink, light].map((fill, row) => ({
    path: quartet([x + width / 2, y + height / 2 + (row - 1) * width * 0.945], computeRadius(width) * 0.9),
    fill,
  }))
}

const petals = 28

/** The seal of a licence code, which fits a square of `size`. The same code always gives the same ring. */
export function sealShapes(code: string, x: number, y: number, size: number): Shape[] {
  const digits = [...code].map(character => Math.max(0, licenceCodeAlphabet.indexOf(character)) % 10)
  const scale = size / 100
  const ring = Array.from({ length: petals }, (_, index) => {
    const degrees = (index * 360) / petals
    const angle = (degrees * Math.PI) / 180
    const length = 12 + (((digits[index % digits.length] ?? 0) * 7 + index * 3) % 10) * 1.5
    const distance = 24 + length / 2
    const at: Point = [
      x + (50 + Math.sin(angle) * distance) * scale,
      y + (50 - Math.cos(angle) * distance) * scale,
    ]
    return lobePath({ at, length: length * scale, width: 7 * scale, degrees })
  })
  return [
    { path: ring.join(''), fill: colours.accent },
    { path: quartet([x + size / 2, y + size / 2], 17 * scale * 1.04), fill: colours.ink },
  ]
}
