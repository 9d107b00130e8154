const maxText = 400
const maxWord = 40
const maxWords = 24
const maxSortTitle = 60
const maxTags = 250

const toPlainText = (text: string) =>
  text.slice(0, maxText).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text for searching, in lower case and without accents. */
export function splitSearchWords(text: string): string[] {
  const words = toPlainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map(word => [...word].slice(0, maxWord).join('')))].slice(0, maxWords)
}

/** The sort key for results: the title in lower case and without accents. */
export const toSortTitle = (title: string) => [...toPlainText(title)].slice(0, maxSortTitle).join('')

export const genreTerm = (genre: string) => `g:${genre}`
export const moodTerm = (mood: string) => `m:${mood}`

/** Whether typed text contains no words to search for. Empty text is not a search. */
export const isUnsearchable = (text = '') => text.trim() !== '' && splitSearchWords(text).length === 0

export type TrackSearch = { q?: string; artist?: string; genres?: string[]; moods?: string[] }

/** The conditions that a track must meet: a term with each of these prefixes, and each of these tags. */
export const toSearchConditions = ({ q = '', artist = '', genres = [], moods = [] }: TrackSearch) => ({
  prefixes: [
    ...splitSearchWords(q).map(word => `w:${word}`),
    ...splitSearchWords(artist).map(word => `a:${word}`),
  ],
  tags: [...genres.map(genreTerm), ...moods.map(moodTerm)],
})

/** A LIKE pattern that matches the output of `joinTags` if it contains this tag. */
export const toTagPattern = (tag: string) => `%,${tag},%`

type Tags = { genres: string[]; moods: string[] }

/** All tags of a track joined into one string. */
export const joinTags = ({ genres, moods }: Tags) =>
  `,${[...genres.map(genreTerm), ...moods.map(moodTerm)].join(',')},`.slice(0, maxTags)

type Tagged = Tags & { title: string; artists: string[] }

export function listTrackTerms({ title, artists, genres, moods }: Tagged): string[] {
  const artistWords = artists.flatMap(splitSearchWords)
  const terms = [
    ...[...splitSearchWords(title), ...artistWords].map(word => `w:${word}`),
    ...artistWords.map(word => `a:${word}`),
    ...genres.map(genreTerm),
    ...moods.map(moodTerm),
  ]
  return [...new Set(terms.filter(term => term.length <= 60))]
}
