const maxText = 400
const maxWord = 40
const maxWords = 24

/** The words of a text for searching: without accents, in lower case. */
export function splitSearchWords(text: string): string[] {
  const plain = text.slice(0, maxText).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map(word => [...word].slice(0, maxWord).join('')))].slice(0, maxWords)
}

/** A range of terms; a tag is the range of a single term. */
export type TermRange = { from: string; until: string }

const tag = (term: string): TermRange => ({ from: term, until: `${term}\u0001` })
const prefix = (term: string): TermRange => ({ from: term, until: `${term}\u{10ffff}` })

export type TrackSearch = { q?: string; artist?: string; genres?: string[]; moods?: string[] }

export const genreTerm = (genre: string) => `g:${genre}`
export const moodTerm = (mood: string) => `m:${mood}`

/** Whether a text that was typed has nothing to search by. */
export const isUnsearchable = (text = '') => text.trim() !== '' && splitSearchWords(text).length === 0

/** The terms that a track has to have; every word may be the beginning of one. */
export const toTermRanges = ({ q = '', artist = '', genres = [], moods = [] }: TrackSearch): TermRange[] => [
  ...splitSearchWords(q).map(word => prefix(`w:${word}`)),
  ...splitSearchWords(artist).map(word => prefix(`a:${word}`)),
  ...genres.map(genre => tag(genreTerm(genre))),
  ...moods.map(mood => tag(moodTerm(mood))),
]

type Tagged = { title: string; artists: string[]; genres: string[]; moods: string[] }

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
