import { musicGenres, musicMoods } from '@bgm/validation'
import type { AudioTags } from '#src/catalogue/audio/analyse'
import { type TagDetails, trackDetailsSchema } from '#src/catalogue/track/rules/details'
import { cleanText } from '#src/catalogue/track/rules/text'

const maxNames = 20

/**
 * Separates the values of a tag. Some programs put several values into one string. A slash separates them
 * only between spaces, because it is also a part of names such as AC/DC.
 */
const separators = /[\0;\n]|\s\/\s/

/** The values of a tag as plain text. */
const toList = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [values])
    .slice(0, maxNames)
    .filter(value => typeof value === 'string')
    .flatMap(text => text.slice(0, 2000).split(separators))
    .map(text => cleanText(text, 120))
    .filter(Boolean)
    .slice(0, maxNames)

const toKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^lofi$/, 'lo-fi')

const listKnownWords = (values: unknown, vocabulary: readonly string[]) =>
  toList(values)
    .flatMap(text => text.split(/[,/]/))
    .map(toKey)
    .filter(key => vocabulary.includes(key))

/** The first value of a tag as plain text. Unlike in lists, semicolons do not separate values. */
function findFirst(values: unknown, max = 120): string | undefined {
  const first: unknown = Array.isArray(values) ? values[0] : values
  if (typeof first !== 'string') return undefined
  return cleanText(first.split('\0').find(Boolean) ?? '', max) || undefined
}

const toIdentifier = (text = '') => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A track's details from its file's tags, without values that the catalogue cannot store. */
export function toTagDetails(tags: AudioTags): TagDetails {
  const details = {
    title: findFirst(tags.title, 200),
    artists: toList(tags.artists),
    composers: toList(tags.composer),
    arrangers: toList(tags.arranger),
    publishers: toList(tags.publisher),
    isrc: toIdentifier(findFirst(tags.isrc)),
    label: findFirst(tags.label),
    release: findFirst(tags.album, 200),
    catalogue_number: findFirst(tags.catalognumber),
    genres: [...new Set(listKnownWords(tags.genre, musicGenres))],
    moods: [...new Set(listKnownWords(tags.mood, musicMoods))],
    tempo: typeof tags.bpm === 'number' ? Math.round(tags.bpm) : undefined,
    language: findFirst(tags.language)?.toLowerCase(),
  }
  const { shape } = trackDetailsSchema
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => {
      const parsed = shape[name as keyof typeof details].safeParse(value)
      const isEmpty = Array.isArray(value) ? value.length === 0 : value === undefined
      return parsed.success && !isEmpty ? [[name, parsed.data]] : []
    }),
  )
}

/** Derives a title from a file name: `03 - Kopi_Sore.mp3` becomes "Kopi Sore". */
export function titleFromFileName(name: string): string {
  const base = name
    .slice(-255)
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
  const plain = cleanText(base.replaceAll('_', ' '), 200)
  return plain.replace(/^\d{1,3}\s*[-.–]\s*/, '') || plain || 'Untitled'
}
