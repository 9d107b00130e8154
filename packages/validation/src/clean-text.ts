/**
 * Characters that nobody can see or type on purpose: soft hyphens, zero-width spaces, bidi controls, invisible
 * operators, emoji presentation selectors, byte order marks and tags. Contacts and chats add them when a
 * value is copied.
 */
const invisible =
  /\ufe0e|\ufe0f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

/** Joiners and variation selectors, which change how letters of some scripts are written. */
const modifiers = /\u200c|\u200d|[\ufe00-\ufe0d]|[\u{e0100}-\u{e01ef}]/gu

const plainSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const lineBreaks = /\r\n?|\v|\f|\u0085|\u2028|\u2029/g

/** Matches a text that ends with a letter, and its marks, of a script in which modifiers have a meaning. */
const modifiable = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}{0,8}$/u
const pictograph = /\p{Extended_Pictographic}\p{Emoji_Modifier}?$/u
const startsWithPictograph = /^\p{Extended_Pictographic}/u

function keepModifier(modifier: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - 20), at)
  if (modifiable.test(before)) return modifier
  const joinsPictographs =
    modifier === '\u200d' && pictograph.test(before) && startsWithPictograph.test(text.slice(at + 1, at + 3))
  return joinsPictographs ? modifier : ''
}

/**
 * Cleans text that people read, such as a name or an address. Removes invisible characters, except where a
 * script needs them (Persian, Devanagari). Every kind of space becomes a space and every line break `\n`.
 */
export const cleanText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(modifiers, keepModifier)
    .replace(plainSpaces, ' ')
    .replace(lineBreaks, '\n')
    .normalize('NFC')

/**
 * Cleans text that a program reads, such as a code, a number or an email address. Removes every invisible
 * character and replaces full-width letters, digits and all dashes with their ASCII form.
 */
export const cleanCode = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(modifiers, '')
    .normalize('NFKC')
    .replace(plainSpaces, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
