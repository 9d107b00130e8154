// Matches control characters and lone surrogates.
const unprintable = /[\p{Cc}\p{Cs}]/gu
// Matches bidirectional formatting characters and other invisible characters.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/**
 * Reduces a text to a single line of at most `max` characters, without control, bidi and invisible
 * characters. Returns an empty string if nothing is left.
 */
export function cleanText(text: string, max: number): string {
  const plain = text
    .slice(0, 4 * max)
    .replace(unprintable, ' ')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, max).join('').trim()
}
