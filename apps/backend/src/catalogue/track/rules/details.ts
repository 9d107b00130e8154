import { musicGenres, musicMoods } from '@bgm/validation'
import { z } from 'zod'
import { isIswc } from './identifiers'
import { cleanText } from './text'

export const rightsBases = ['owned', 'licensed', 'cc0'] as const

const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform(text => cleanText(text, max))
    .pipe(z.string().min(1))

const names = z.array(line(120)).max(20)

const isrc = z.string().regex(/^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/)

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The details that staff enter when they add a track. Missing details are taken from the file's tags. */
export const trackDetailsSchema = z.strictObject({
  title: line(200).optional(),
  artists: names.optional(),
  composers: names.optional(),
  arrangers: names.optional(),
  publishers: names.optional(),
  isrc: isrc.optional(),
  iswc: z.string().refine(isIswc).optional(),
  label: line(120).optional(),
  release: line(200).optional(),
  catalogue_number: line(60).optional(),
  genres: z.array(z.enum(musicGenres)).max(8).optional(),
  moods: z.array(z.enum(musicMoods)).max(8).optional(),
  tempo: z.number().int().min(30).max(300).optional(),
  vocals: z.enum(['instrumental', 'vocal']).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  explicit: z.boolean().optional(),
  /** The ISRC of an explicit track's clean version. */
  clean_version: isrc.optional(),
  rights_basis: z.enum(rightsBases),
  rights_until: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isDay)
    .optional(),
})
export type TrackDetails = z.output<typeof trackDetailsSchema>

/** The details that may come from tags. */
export type TagDetails = Omit<
  TrackDetails,
  'rights_basis' | 'rights_until' | 'explicit' | 'clean_version' | 'vocals'
>
