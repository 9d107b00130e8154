import { renderSVG } from 'uqr'

/**
 * Draws a QR code as an SVG. It is dark on light in both themes, because some apps cannot read inverted
 * codes.
 */
export const renderQrSvg = (text: string) => renderSVG(text, { border: 4 })

/** Returns a QR code as an image source. */
export const renderQrDataUrl = (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(renderQrSvg(text)).toString('base64')}`
