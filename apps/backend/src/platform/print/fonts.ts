import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const files = { regular: '400Regular', semibold: '600SemiBold', bold: '700Bold' } as const

export type FontWeight = keyof typeof files

const jakarta = dirname(require.resolve('@expo-google-fonts/plus-jakarta-sans/package.json'))
const noto = dirname(require.resolve('@expo-google-fonts/noto-sans/package.json'))

/**
 * Two fonts of the same weight: the product's own font, and a font with more Latin, Greek and Cyrillic
 * letters.
 */
export type FontPair = { own: Buffer; extended: Buffer }

function read(weight: FontWeight): FontPair {
  const file = files[weight]
  return {
    own: readFileSync(join(jakarta, file, `PlusJakartaSans_${file}.ttf`)),
    extended: readFileSync(join(noto, file, `NotoSans_${file}.ttf`)),
  }
}

// The fonts are read on first use, because most backend processes never draw a document.
let loaded: Record<FontWeight, FontPair> | undefined

/** Loads the fonts of documents, which embed only the glyphs that they use. */
export function loadFonts(): Record<FontWeight, FontPair> {
  loaded ??= { regular: read('regular'), semibold: read('semibold'), bold: read('bold') }
  return loaded
}
