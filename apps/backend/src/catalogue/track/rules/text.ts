import { cleanText as removeInvisible } from '@bgm/validation'

// Matches control characters and lone surrogates.
const unprintable = /[\p{Cc}\p{Cs}]/gu

/**
 * Reduces a text to a single line of at most `max` characters, without control, bidi and invisible
 * characters. Returns an empty string if nothing is left.
 */
export function cleanText(text: string, max: number): string {
  const plain = removeInvisible(text.slice(0, 4 * max))
    .replace(unprintable, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, max).join('').trim()
}
