import { parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'
import { findSubjectsByWords } from '#src/reporting/usage-search/find'
import { explainMatch } from './explain-match'
import type { Match } from './rules/match'
import { findSearchedVenues, type SearchedVenue } from './searched-venues'
import { searchWorks } from './works'

/**
 * Maximum number of results of each type. There is no pagination: users are asked to enter more words
 * instead.
 */
const limit = 20

const unitRow = z.object({ unit: z.number() })

async function findByLicence(text: string) {
  const parsed = parseLicenceCode(text)
  if (!parsed.ok) return null
  const row: unknown = await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .where('l.code', parsed.code)
    .first('z.business_unit_id as unit')
  return row ? { ...unitRow.parse(row), code: parsed.code } : null
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

type VenueField = 'licence' | 'brand' | 'cid' | 'city' | 'province'
type FoundVenue = SearchedVenue['venue'] & { matches: Match<VenueField>[] }

async function searchVenues(text: string): Promise<FoundVenue[]> {
  const licensed = await findByLicence(text)
  if (licensed) {
    const venues = await findSearchedVenues([licensed.unit])
    return venues.map(({ venue }) => ({ ...venue, matches: [{ field: 'licence', value: licensed.code }] }))
  }
  const found = await findSubjectsByWords('venue_terms', text, limit + 1)
  const venues = await findSearchedVenues(found.map(Number))
  return venues.map(({ venue, fields }) => ({ ...venue, matches: explainMatch(text, venue.name, fields) }))
}

/**
 * Finds venues by licence code, name, brand, CID, city or province, works by title, performer, composer, publisher, ISRC
 * or ISWC, and a play by its id. Each result says what was found besides its name.
 */
export async function searchUsageData(text: string) {
  const [venues, works, play] = await Promise.all([
    searchVenues(text),
    searchWorks(text, limit + 1),
    findPlayId(text),
  ])
  return { venues: limitResults(venues), works: limitResults(works), play }
}
