import anyAscii from 'any-ascii'
import { create } from 'fontkit'
import { type FontPair, loadFonts } from './fonts'

type Font = keyof FontPair

function listCharacters(bytes: Buffer): Set<number> {
  const font = create(bytes)
  if (!('characterSet' in font)) throw new Error('A font file holds several fonts')
  return new Set(font.characterSet)
}

let charactersByFont: Record<Font, Set<number>> | undefined
function characters(): Record<Font, Set<number>> {
  const { own, extended } = loadFonts().regular
  charactersByFont ??= { own: listCharacters(own), extended: listCharacters(extended) }
  return charactersByFont
}

// Splits a text into letters with their combining marks, without invisible characters.
const clusters = (text: string): string[] =>
  text
    .replace(/\p{DI}/gu, '')
    .replace(/[^\S\u00a0]/g, ' ')
    .normalize('NFC')
    .match(/\P{M}\p{M}*|\p{M}+/gu) ?? []

/** Finds a font that has every character of a cluster. */
function findFont(cluster: string): Font | null {
  const has = (font: Font) =>
    [...cluster].every(character => characters()[font].has(character.codePointAt(0) ?? 0))
  return has('own') ? 'own' : has('extended') ? 'extended' : null
}

/** The parts of a printable text that are drawn with one font each. */
export function splitByFont(text: string): { part: string; font: Font }[] {
  const parts: { part: string; font: Font }[] = []
  for (const cluster of clusters(text)) {
    const font = findFont(cluster) ?? 'own'
    const last = parts.at(-1)
    if (last?.font === font) last.part += cluster
    else parts.push({ part: cluster, font })
  }
  return parts
}

// Decomposes full-width letters, ligatures and the like.
function plainForm(cluster: string): string | null {
  const plain = clusters(cluster.normalize('NFKD')).filter(part => findFont(part) !== null)
  return plain.some(part => /[\p{L}\p{N}\p{P}\p{S}]/u.test(part)) ? plain.join('') : null
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function romanise(text: string): string {
  const latin = anyAscii(text).trim()
  if (latin !== '' || /^[\p{C}\p{M}]*$/u.test(text)) return latin
  return [...text].map(codePoint).join(' ')
}

type Printable = { text: string; romanised: boolean }

/**
 * Converts a text to characters that the fonts have. Other scripts are romanised in square brackets, so that
 * nobody mistakes the result for the original spelling.
 */
export function toPrintable(text: string): Printable {
  let printable = ''
  let romanised = false
  let foreign = ''
  const flush = () => {
    const latin = foreign === '' ? '' : romanise(foreign)
    foreign = ''
    if (latin === '') return
    romanised = true
    printable += `[${latin}]`
  }
  for (const cluster of clusters(text)) {
    const drawn = findFont(cluster) === null ? plainForm(cluster) : cluster
    if (drawn === null) foreign += cluster
    else {
      flush()
      printable += drawn
    }
  }
  flush()
  return { text: printable, romanised }
}
