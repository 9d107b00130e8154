import type { Level } from './region-code'

const words = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

// What people write before the name of each level, and how the list has it.
const spellings: Record<Level, [RegExp, string][]> = {
  province: [
    [/^(?:provinsi|prov|propinsi) /, ''],
    [/^(?:dki|daerah khusus(?: ibukota)?) /, ''],
    [/^(?:di|d i|daerah istimewa) /, ''],
    [/^(?:diy)$/, 'yogyakarta'],
  ],
  city: [
    [/^(?:kab|kabupaten)(?: adm| administrasi)? /, 'kabupaten '],
    [/^(?:kota)(?: adm| administrasi)? /, 'kota '],
  ],
  district: [[/^(?:kec|kecamatan) /, '']],
  urban: [[/^(?:kel|kelurahan|desa|ds|gampong|nagari) /, '']],
}

const settled = (name: string, level: Level) =>
  spellings[level].reduce((text, [shape, said]) => text.replace(shape, said), words(name))

const tight = (name: string) => name.replaceAll(' ', '')

/** Whether somebody who writes `typed` may mean the region `name`: case, marks, spaces and the word of the level do not count. */
export function isSameRegion(typed: string, name: string, level: Level): boolean {
  const [a, b] = [settled(typed, level), settled(name, level)]
  if (tight(a) === tight(b)) return true
  // "Bandung" may be the city or the regency: who says neither is asked.
  return level === 'city' && !/^(?:kota|kabupaten) /.test(a) && tight(a) === tight(b.replace(/^\w+ /, ''))
}

/** Whether a name is worth offering to who mistyped. */
export function isSimilarName(typed: string, name: string): boolean {
  const [a, b] = [words(typed), words(name)].map(text => tight(text.replace(/^(?:kota|kabupaten) /, '')))
  return a !== undefined && b !== undefined && a.length > 1 && (b.startsWith(a.slice(0, 3)) || b.includes(a))
}
