import { renderSVG } from 'uqr'

/** A QR code as the source of an image; dark on light in both themes, because some apps cannot read inverted codes. */
export const renderQrCode = (text: string) =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 4 })).toString('base64')}`
