import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = dirname(require.resolve('@expo-google-fonts/plus-jakarta-sans/package.json'))
const files = { regular: '400Regular', semibold: '600SemiBold', bold: '700Bold' } as const

export type Face = keyof typeof files

const read = (face: Face) => readFileSync(join(folder, files[face], `PlusJakartaSans_${files[face]}.ttf`))

// Read on first use, because most backend processes never draw a certificate.
let loaded: Record<Face, Buffer> | undefined

/** The fonts of the certificate; a document embeds only the glyphs that it uses. */
export function loadFaces(): Record<Face, Buffer> {
  loaded ??= { regular: read('regular'), semibold: read('semibold'), bold: read('bold') }
  return loaded
}
