import { normaliseText } from './region-spelling'

const maxSuggestions = 3

/** Prefixes that distinguish no region from its siblings in what people type. */
const prefixes =
  /^(?:provinsi|prov|kota|kabupaten|kab|kecamatan|kec|kelurahan|kel|desa|daerah istimewa|dki|di) /

/** Common short names that do not consist of the beginnings of words. */
const shortNames: Readonly<Record<string, string>> = {
  dki: 'jakarta',
  kaltara: 'kalimantan utara',
  sultra: 'sulawesi tenggara',
  babel: 'kepulauan bangka belitung',
}

function toWords(name: string): string[] {
  const plain = normaliseText(name)
    .replace(prefixes, '')
    .replace(/^administrasi /, '')
  return (shortNames[plain] ?? plain).split(' ')
}

/** Whether the letters are the beginnings of all words in turn, such as `jabar` of Jawa Barat and `ntb`. */
function isAbbreviation(letters: string, [word = '', ...words]: readonly string[]): boolean {
  if (word === '') return letters === ''
  for (let length = 1; length <= word.length && letters.startsWith(word.slice(0, length)); length += 1)
    if (isAbbreviation(letters.slice(length), words)) return true
  return false
}

/** Whether the letters occur in this order, such as `kaltara` in Kalimantan Utara. */
function isContraction(letters: string, name: string): boolean {
  let at = 0
  for (const letter of name) if (letter === letters[at]) at += 1
  return letters.length > 2 && at === letters.length && letters[0] === name[0]
}

/** Whether each typed word is a contraction of the word in the same place, such as `jkt sel` of Jakarta Selatan. */
const isContractedByWord = (typed: readonly string[], name: readonly string[]): boolean =>
  typed.length > 1 &&
  typed.length === name.length &&
  typed.every((word, at) => {
    const full = name[at] ?? ''
    return word === full || isAbbreviation(word, [full]) || isContraction(word, full)
  })

/** The number of letters that have to be added, removed or replaced. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Rates how likely a name is meant; the lowest is best, and null means that it is not. */
function rate(typed: readonly string[], name: readonly string[]): number | null {
  const [letters, full] = [typed.join(''), name.join('')]
  if (letters.length < 2) return null
  if (isAbbreviation(letters, name) || isContractedByWord(typed, name)) return 0
  const edits = countEdits(letters, full)
  if (edits <= Math.max(1, Math.floor(full.length / 4))) return edits
  if (isContraction(letters, full)) return 20
  const sharesStart = full.startsWith(letters.slice(0, 3)) || full.includes(letters)
  return sharesStart ? 30 + edits : null
}

export type Suggestion = {
  /** Most likely first. */
  names: string[]
  /** Whether the only name is abbreviated as people abbreviate it, so that no other can be meant. */
  isCertain: boolean
}

/** Finds the names that a typed name may stand for. */
export function suggestNames(typed: string, names: readonly string[]): Suggestion {
  const words = toWords(typed)
  const found = names
    .flatMap(name => {
      const rating = rate(words, toWords(name))
      return rating === null ? [] : { name, rating }
    })
    .sort((one, other) => one.rating - other.rating)
    .filter(({ rating }, _, [best]) => best === undefined || best.rating > 0 || rating === 0)
    .slice(0, maxSuggestions)
  return { names: found.map(({ name }) => name), isCertain: found.length === 1 && found[0]?.rating === 0 }
}
