import type { Face } from './faces'

export type Style = {
  size: number
  face?: Face
  ink?: string
  /** Line height as a multiple of the size. */
  leading?: number
  /** Letter spacing as a multiple of the size. */
  tracking?: number
  /** Raises hyphens to the height of capitals, as in codes. */
  capitals?: boolean
  /** Makes the lines about equally long. */
  balance?: boolean
}

/** Added to the font's spaces, which are narrow, above all in headings. */
export const wordSpacing = ({ size, face }: Style) => size * (face === 'bold' ? 0.07 : 0.05)

export const leadingOf = ({ size, leading = 1.45 }: Style) => size * leading

// Half of the leading above and below the font's own height of ascender and descender.
export const baselineOf = (style: Style) => leadingOf(style) / 2 + style.size * 0.355
