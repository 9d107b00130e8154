import type { RegionLevel } from './region-code'

export const normaliseText = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

// Common prefixes at each level, and their spelling in the region data.
const spellings: Record<RegionLevel, [RegExp, string][]> = {
  province: [
    [/^(?:provinsi|prov|propinsi) /, ''],
    [/^(?:dki|daerah khusus(?: ibukota)?) /, ''],
    [/^(?:di|d i|daerah istimewa) /, ''],
    [/^(?:diy)$/, 'yogyakarta'],
    [/^(?:jogja|jogjakarta|yogya)$/, 'yogyakarta'],
  ],
  city: [
    [/^(?:kab|kabupaten)(?: adm| administrasi)? /, 'kabupaten '],
    [/^(?:kota)(?: adm| administrasi)? /, 'kota '],
  ],
  district: [[/^(?:kec|kecamatan) /, '']],
  urban: [[/^(?:kel|kelurahan|desa|ds|gampong|nagari) /, '']],
}

const normaliseName = (name: string, level: RegionLevel) =>
  spellings[level].reduce((text, [pattern, form]) => text.replace(pattern, form), normaliseText(name))

const removeSpaces = (name: string) => name.replaceAll(' ', '')

/**
 * Whether a typed name matches a region's name, ignoring case, diacritics, punctuation, spaces and different
 * spellings of the prefix.
 */
export function matchesRegionName(typed: string, name: string, level: RegionLevel): boolean {
  const [a, b] = [normaliseName(typed, level), normaliseName(name, level)]
  if (removeSpaces(a) === removeSpaces(b)) return true
  // A name such as "Bandung" matches both the city and the regency.
  return (
    level === 'city' &&
    !/^(?:kota|kabupaten) /.test(a) &&
    removeSpaces(a) === removeSpaces(b.replace(/^\w+ /, ''))
  )
}
