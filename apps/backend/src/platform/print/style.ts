import type { FontWeight } from './fonts'

export type Style = {
  size: number
  weight?: FontWeight
  ink?: string
  /** Line height as a multiple of the size. */
  leading?: number
  /** Letter spacing as a multiple of the size. */
  tracking?: number
  /** Whether hyphens are raised to suit capitals, as in codes. */
  capitals?: boolean
  /** Whether the lines are made about equally long. */
  balance?: boolean
}

/** The extra width of each space, because the font's spaces are narrow, especially in headings. */
export const wordSpacing = ({ size, weight }: Style) => size * (weight === 'bold' ? 0.07 : 0.05)

export const getLeading = ({ size, leading = 1.45 }: Style) => size * leading

// The leading is split evenly above the font's ascender and below its descender.
export const getBaseline = (style: Style) => getLeading(style) / 2 + style.size * 0.355
