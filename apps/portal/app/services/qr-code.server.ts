import { encode, renderSVG } from 'uqr'

/**
 * Draws a QR code as an SVG. It is dark on light in both themes, because some apps cannot read inverted
 * codes.
 */
export const renderQrSvg = (text: string) => renderSVG(text, { border: 4 })

/** Returns a QR code as an image source. */
export const renderQrDataUrl = (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(renderQrSvg(text)).toString('base64')}`

/** The dark squares of a QR code as the path of an SVG with `size` units, which is short enough for many on a page. */
export function createQrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`
      }),
    )
    .join('')
  return { size, path }
}
