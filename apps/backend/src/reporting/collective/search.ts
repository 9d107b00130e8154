import { parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'
import { findSubjectsByWords } from '#src/reporting/usage-search/find'
import { findVenues } from './venues'
import { searchWorks } from './works'

/**
 * Maximum number of results of each type. There is no pagination: users are asked to enter more words
 * instead.
 */
const limit = 20

const unitRow = z.object({ unit: z.number() })

async function findByLicence(text: string): Promise<number[]> {
  const parsed = parseLicenceCode(text)
  if (!parsed.ok) return []
  const row: unknown = await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where('l.code', parsed.code)
    .first('z.business_unit_id as unit')
  return row ? [unitRow.parse(row).unit] : []
}

const playRow = z.object({ play_id: z.string() })

async function findPlayId(text: string): Promise<string | null> {
  const id = z.uuid().safeParse(text.toLowerCase())
  if (!id.success) return null
  const row: unknown = await strapi.db.connection('plays').where({ play_id: id.data }).first('play_id')
  return row ? playRow.parse(row).play_id : null
}

/** The first results, and whether there are more results. */
const limitResults = <T>(found: readonly T[]) => ({ data: found.slice(0, limit), more: found.length > limit })

/**
 * Finds venues by licence code or name, works by title, performer, composer or ISRC, and a play by its id.
 */
export async function searchUsageData(text: string) {
  const [licensed, named, works, play] = await Promise.all([
    findByLicence(text),
    findSubjectsByWords('venue_terms', text, limit + 1),
    searchWorks(text, limit + 1),
    findPlayId(text),
  ])
  const units = licensed.length > 0 ? licensed : named.map(Number)
  return { venues: limitResults(await findVenues(units)), works: limitResults(works), play }
}
