import { z } from 'zod'
import { normaliseIdentifier, storedContributors, toContributorView } from '#src/catalogue'
import type { Page } from '#src/platform/database/paginate-rows'
import { findSubjectsByTerm, findSubjectsByWords } from '#src/reporting/usage-search/find'
import { isrcTerm, iswcTerm } from '#src/reporting/usage-search/index-works'
import { explainMatch } from './explain-match'
import { getRegionView } from './overview'
import type { Match } from './rules/match'

const uid = 'api::track-revision.track-revision'
const whole = z.coerce.number()
const names = z.array(z.string())

const creditRow = z.object({
  track: z.string(),
  revision: z.number(),
  title: z.string(),
  artists: names,
  composers: names,
  isrc: z.string().nullable(),
  iswc: z.string().nullable(),
})

const workRow = creditRow.extend({
  publishers: names,
  work_id: z.string().nullable(),
  contributors: storedContributors,
})

/** The latest credits of tracks, in the given order. */
export async function findWorks(tracks: readonly string[]) {
  if (tracks.length === 0) return []
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { track: { $in: [...tracks] } },
    select: Object.keys(workRow.shape),
    orderBy: { revision: 'asc' },
  })
  const latest = new Map(
    z
      .array(workRow)
      .parse(rows)
      .map(row => [row.track, row]),
  )
  return tracks
    .flatMap(track => latest.get(track) ?? [])
    .map(({ track, revision: _, contributors, ...work }) => ({
      id: track,
      ...work,
      contributors: contributors.map(toContributorView),
    }))
}

const isrcShape = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/
const iswcShape = /^T?\d{10}$/

/** The term of an ISRC or ISWC, which may contain dots, hyphens or spaces; null for anything else. */
function parseIdentifier(text: string) {
  if (text.length > 24) return null
  const value = normaliseIdentifier(text)
  if (isrcShape.test(value)) return { field: 'isrc' as const, value, term: isrcTerm(value) }
  if (!iswcShape.test(value)) return null
  const iswc = `T${value.slice(-10)}`
  return { field: 'iswc' as const, value: iswc, term: iswcTerm(iswc) }
}

type WorkField = 'isrc' | 'iswc' | 'performer' | 'composer' | 'publisher'
type FoundWork = Work & { matches: Match<WorkField>[] }

/** Works by title, performer, composer, publisher, ISRC or ISWC, each with what was found besides its title. */
export async function searchWorks(text: string, limit: number): Promise<FoundWork[]> {
  const identifier = parseIdentifier(text)
  if (identifier) {
    const { field, value, term } = identifier
    const works = await findWorks(await findSubjectsByTerm('work_terms', term, limit))
    return works.map(work => ({ ...work, matches: [{ field, value }] }))
  }
  const works = await findWorks(await findSubjectsByWords('work_terms', text, limit))
  return works.map(work => ({ ...work, matches: explainMatch(text, work.title, listFields(work)) }))
}

type Work = Awaited<ReturnType<typeof findWorks>>[number]

const listFields = ({ artists, composers, publishers }: Work) => [
  ...artists.map(value => ({ field: 'performer' as const, value })),
  ...composers.map(value => ({ field: 'composer' as const, value })),
  ...publishers.map(value => ({ field: 'publisher' as const, value })),
]

type Credits = Pick<z.output<typeof creditRow>, 'title' | 'artists' | 'composers' | 'isrc' | 'iswc'>

const isSameCredits = (one: Credits, other: Credits): boolean =>
  one.title === other.title &&
  one.isrc === other.isrc &&
  one.iswc === other.iswc &&
  JSON.stringify([one.artists, one.composers]) === JSON.stringify([other.artists, other.composers])

/** The revisions of a track that have these credits. */
async function listRevisions(track: string, credits: Credits): Promise<number[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { track },
    select: ['track', 'revision', 'title', 'artists', 'composers', 'isrc', 'iswc'],
  })
  return z
    .array(creditRow)
    .parse(rows)
    .filter(row => isSameCredits(row, credits))
    .map(({ revision }) => revision)
}

const amountRow = z.object({ plays: whole.nullable(), seconds: whole.nullable() })
const sumRow = amountRow.extend({ venues: whole })
const venueRows = z.array(
  z.object({
    documentId: z.string(),
    name: z.string(),
    city: z.string(),
    plays: whole,
    seconds: whole,
  }),
)

/**
 * What was played of a track with these credits in a month, and one page of the venues that played it, longest
 * playing time first. `other_credits` is what was played with other credits, before or after a correction.
 */
export async function getWorkMonth(
  { id: track, ...credits }: Credits & { id: string },
  month: string,
  { page, pageSize }: Page,
) {
  const revisions = await listRevisions(track, credits)
  const all = () =>
    strapi.db
      .connection('usage_works as w')
      .join('zones as z', 'z.id', 'w.zone_id')
      .where({ 'w.track': track, 'w.month': month })
  const played = () => all().whereIn('w.track_revision', revisions)
  const [other, sum, venues] = await Promise.all([
    all().whereNotIn('w.track_revision', revisions).sum({ plays: 'w.plays', seconds: 'w.seconds' }).first(),
    played()
      .sum({ plays: 'w.plays', seconds: 'w.seconds' })
      .countDistinct({ venues: 'z.business_unit_id' })
      .first(),
    played()
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .groupBy('u.id', 'u.document_id', 'u.name', 'u.city')
      .orderByRaw('sum(w.seconds) desc, u.id')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .select({ documentId: 'u.document_id', name: 'u.name', city: 'u.city' })
      .sum({ plays: 'w.plays', seconds: 'w.seconds' }),
  ])
  const { plays, seconds, venues: total } = sumRow.parse(sum)
  const corrected = amountRow.parse(other)
  return {
    totals: { plays: plays ?? 0, seconds: seconds ?? 0, venues: total },
    other_credits: { plays: corrected.plays ?? 0, seconds: corrected.seconds ?? 0 },
    data: await Promise.all(
      venueRows.parse(venues).map(async ({ documentId, city, ...venue }) => ({
        ...venue,
        id: documentId,
        city: await getRegionView(city),
      })),
    ),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}
