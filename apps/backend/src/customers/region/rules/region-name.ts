const uppercaseWords = new Set(['DKI', 'II', 'III', 'IV', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII', 'XX'])

const isUppercase = (name: string) => name === name.toUpperCase()

/**
 * Converts all-caps names, which the source data uses for provinces and cities, to names such as
 * `Kota Jakarta Pusat`.
 */
export function formatRegionName(name: string): string {
  if (!isUppercase(name)) return name
  return name
    .replace(/^KABUPATEN ADMINISTRASI /, 'KABUPATEN ')
    .replace(/^KOTA ADMINISTRASI /, 'KOTA ')
    .split(' ')
    .map(word =>
      uppercaseWords.has(word)
        ? word
        : word.toLowerCase().replace(/(^|[-/(])\p{L}/gu, letter => letter.toUpperCase()),
    )
    .join(' ')
}
