const keptWords = new Set(['DKI', 'II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII', 'XX'])

const isShouted = (name: string) => name === name.toUpperCase()

/** Provinces and cities stand in capitals in the source; people read `Kota Jakarta Pusat`. */
export function formatRegionName(name: string): string {
  if (!isShouted(name)) return name
  return name
    .replace(/^KABUPATEN ADMINISTRASI /, 'KABUPATEN ')
    .replace(/^KOTA ADMINISTRASI /, 'KOTA ')
    .split(' ')
    .map(word =>
      keptWords.has(word)
        ? word
        : word.toLowerCase().replace(/(^|[-/(])\p{L}/gu, letter => letter.toUpperCase()),
    )
    .join(' ')
}
