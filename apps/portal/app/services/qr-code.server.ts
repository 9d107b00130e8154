import { renderSVG } from 'uqr'

/** A QR code as SVG; dark on light in both themes, because some apps cannot read inverted codes. */
export const drawQrCode = (text: string) => renderSVG(text, { border: 4 })

/** A QR code as an image source. */
export const renderQrCode = (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(drawQrCode(text)).toString('base64')}`
