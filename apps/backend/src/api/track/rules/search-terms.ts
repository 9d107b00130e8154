const maxText = 400
const maxWord = 40
const maxWords = 24
const maxSortTitle = 60
const maxTags = 250

const toPlainText = (text: string) =>
  text.slice(0, maxText).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text for searching: without accents, in lower case. */
export function splitSearchWords(text: string): string[] {
  const words = toPlainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map(word => [...word].slice(0, maxWord).join('')))].slice(0, maxWords)
}

/** What results are sorted by: the title without accents, in lower case. */
export const toSortTitle = (title: string) => [...toPlainText(title)].slice(0, maxSortTitle).join('')

export const genreTerm = (genre: string) => `g:${genre}`
export const moodTerm = (mood: string) => `m:${mood}`

/** Whether a text that was typed has nothing to search by. */
export const isUnsearchable = (text = '') => text.trim() !== '' && splitSearchWords(text).length === 0

export type TrackSearch = { q?: string; artist?: string; genres?: string[]; moods?: string[] }

/** What a track has to have: a term with each of these beginnings, and each of these tags. */
export const toConditions = ({ q = '', artist = '', genres = [], moods = [] }: TrackSearch) => ({
  beginnings: [
    ...splitSearchWords(q).map(word => `w:${word}`),
    ...splitSearchWords(artist).map(word => `a:${word}`),
  ],
  tags: [...genres.map(genreTerm), ...moods.map(moodTerm)],
})

/** A pattern that matches `joinTags` if it has this tag. */
export const toTagPattern = (tag: string) => `%,${tag},%`

type Tags = { genres: string[]; moods: string[] }

/** All tags of a track as one text. */
export const joinTags = ({ genres, moods }: Tags) =>
  `,${[...genres.map(genreTerm), ...moods.map(moodTerm)].join(',')},`.slice(0, maxTags)

type Tagged = Tags & { title: string; artists: string[] }

/** Everything that a track is found by. */
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
