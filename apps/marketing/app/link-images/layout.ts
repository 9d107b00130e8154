export type LinkImageText = {
  product: string
  title: string
  line: string
}

/** The size in pixels. Social networks show images of this size uncropped. */
export const imageSize = { width: 1200, height: 630 }

export const textBox = { x: 72, y: 64, width: 604, height: 502 }

/** The illustration fills the right side; the corner next to the text is rounded. */
export const artPanel = { x: 736, width: 464 }

export type ImageBytes = Uint8Array<ArrayBuffer>
