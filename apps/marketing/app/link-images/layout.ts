/** What stands on a link picture. */
export interface LinkImageText {
  product: string
  title: string
  line: string
}

/** The size that every network shows whole. */
export const imageSize = { width: 1200, height: 630 }

/** Where the words stand. */
export const textBox = { x: 72, y: 64, width: 604, height: 502 }

/** Where the art stands: to the edges, a leaf corner towards the words. */
export const artPanel = { x: 736, width: 464 }

/** A finished PNG. */
export type PngImage = Uint8Array<ArrayBuffer>
