import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import { addAmount, getDuration, type ReportedZone, type ReportLine, type UsageAmount } from './line'
import { joinNames } from './name-list'

export const totalKinds = ['work', 'performer', 'venue', 'city', 'industry'] as const
export type TotalKind = (typeof totalKinds)[number]

/**
 * One line of the totals. `detail` distinguishes lines with the same name by composers, city or province.
 */
export type ReportTotal = UsageAmount & { kind: TotalKind; name: string; detail: string }

/** A track revision and the amount reported for it. */
export type WorkTotal = UsageAmount & { track: string; track_revision: number; credits: SealedCredits | null }

type VenueTotal = UsageAmount & { venue: ReportedZone }

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

// Compares code units instead of using a locale, whose order may change with the Node.js version.
const byAmount = (one: ReportTotal, other: ReportTotal) =>
  other.milliseconds - one.milliseconds || compare(one.name, other.name) || compare(one.detail, other.detail)

type Part = UsageAmount & { key: string; name: string; detail: string }

/** Adds up amounts with the same key, and sorts them longest first. */
function sum(kind: TotalKind, parts: Iterable<Part>): ReportTotal[] {
  const totals = new Map<string, ReportTotal>()
  for (const { key, name, detail, plays, milliseconds } of parts) {
    const total = totals.get(key)
    if (total) addAmount(total, { plays, milliseconds })
    else totals.set(key, { kind, name, detail, plays, milliseconds })
  }
  return [...totals.values()].sort(byAmount)
}

/** Revisions are the same work if they have the same ISWC, or the same title and composers. */
function* partsOfWorks(works: Iterable<WorkTotal>): Generator<Part> {
  for (const { track, credits, plays, milliseconds } of works) {
    const name = credits?.title ?? track
    const detail = credits ? joinNames(credits.composers, '; ') : ''
    yield { key: credits?.iswc ?? `${name}\n${detail}`, name, detail, plays, milliseconds }
  }
}

/** A play by two performers counts in full for both. */
function* partsOfPerformers(works: Iterable<WorkTotal>): Generator<Part> {
  for (const { credits, plays, milliseconds } of works)
    for (const name of new Set(credits?.artists ?? []))
      yield { key: name, name, detail: '', plays, milliseconds }
}

type Place = Pick<Part, 'key' | 'name' | 'detail'>

function* partsOfVenues(
  venues: Iterable<VenueTotal>,
  getPlace: (venue: ReportedZone) => Place,
): Generator<Part> {
  for (const { venue, plays, milliseconds } of venues) yield { ...getPlace(venue), plays, milliseconds }
}

const places: Record<'venue' | 'city' | 'industry', (venue: ReportedZone) => Place> = {
  venue: ({ business_unit_id, unit, city }) => ({ key: String(business_unit_id), name: unit, detail: city }),
  city: ({ city, province }) => ({ key: `${city}\n${province}`, name: city, detail: province }),
  industry: ({ industry }) => ({ key: industry, name: industry, detail: '' }),
}

/**
 * Adds up a report's lines. Memory use grows with the number of tracks and zones, but not with the number
 * of plays.
 */
export function createTotalsAccumulator() {
  const works = new Map<string, WorkTotal>()
  const venues = new Map<number, VenueTotal>()
  const all: UsageAmount = { plays: 0, milliseconds: 0 }
  return {
    add({ play, credits, venue }: ReportLine) {
      const amount = { plays: 1, milliseconds: getDuration(play) }
      addAmount(all, amount)
      const { track, track_revision } = play
      // Plays of a sample track may have been sealed before it had credits.
      const key = `${track}.${track_revision}${credits ? '' : '?'}`
      const work = works.get(key)
      if (work) addAmount(work, amount)
      else works.set(key, { track, track_revision, credits, ...amount })
      const zone = venues.get(venue.zone_id)
      if (zone) addAmount(zone, amount)
      else venues.set(venue.zone_id, { venue, ...amount })
    },
    all: (): UsageAmount => ({ ...all }),
    /** The totals per track and revision, longest first. */
    works: (): WorkTotal[] =>
      [...works.values()].sort(
        (one, other) =>
          other.milliseconds - one.milliseconds ||
          compare(one.track, other.track) ||
          one.track_revision - other.track_revision,
      ),
    list: (): ReportTotal[] => [
      ...sum('work', partsOfWorks(works.values())),
      ...sum('performer', partsOfPerformers(works.values())),
      ...(['venue', 'city', 'industry'] as const).flatMap(kind =>
        sum(kind, partsOfVenues(venues.values(), places[kind])),
      ),
    ],
  }
}
export type TotalsAccumulator = ReturnType<typeof createTotalsAccumulator>
