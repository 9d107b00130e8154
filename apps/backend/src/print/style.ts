import type { FontWeight } from './fonts'

export type Style = {
  size: number
  weight?: FontWeight
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

/** Extra width for the font's spaces, which are narrow, especially in headings. */
export const wordSpacing = ({ size, weight }: Style) => size * (weight === 'bold' ? 0.07 : 0.05)

export const leadingOf = ({ size, leading = 1.45 }: Style) => size * leading

// The leading is split evenly above and below the font's ascender and descender.
export const baselineOf = (style: Style) => leadingOf(style) / 2 + style.size * 0.355
