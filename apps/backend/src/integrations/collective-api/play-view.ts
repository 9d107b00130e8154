import { timeZone } from '@bgm/contract'
import { z } from 'zod'
import { toContributorView } from '#src/catalogue'
import type { SealedCredits } from '#src/reporting'
import type { PlayLine } from './plays'

const idRows = z.array(z.object({ id: z.number(), documentId: z.string() }))

/** The public ids of rows, keyed by row id. */
async function findPublicIds(
  table: 'zones' | 'business_units',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows: unknown = await strapi.db
    .connection(table)
    .whereIn('id', [...new Set(ids)])
    .select({ id: 'id', documentId: 'document_id' })
  return new Map(idRows.parse(rows).map(({ id, documentId }) => [id, documentId]))
}

const noCredits: Omit<SealedCredits, 'sha256'> = {
  title: '',
  artists: [],
  composers: [],
  arrangers: [],
  publishers: [],
  isrc: null,
  iswc: null,
  label: null,
  release: null,
  catalogue_number: null,
  duration_ms: 0,
}

function toCreditsView(credits: SealedCredits | null) {
  const { sha256: _, work_id = null, contributors = [], ...view } = credits ?? { ...noCredits, sha256: '' }
  return { ...view, work_id, contributors: contributors.map(toContributorView) }
}

/** Plays as documented in docs/integrations.md, without playlist, reason, device and organisation. */
export async function playViews(lines: readonly PlayLine[]) {
  const [zones, units] = await Promise.all([
    findPublicIds(
      'zones',
      lines.map(({ venue }) => venue.zone_id),
    ),
    findPublicIds(
      'business_units',
      lines.map(({ venue }) => venue.business_unit_id),
    ),
  ])
  return lines.map(({ play, isSigned, credits, venue, seal, index, version }) => ({
    id: play.play_id,
    started_at: new Date(play.started_at),
    time_zone: timeZone.parse(venue.time_zone),
    seconds: play.seconds,
    end_reason: play.end_reason,
    offline: play.offline,
    second_device: !play.leased,
    signed: isSigned,
    received_at: new Date(play.received_at),
    venue: {
      id: units.get(venue.business_unit_id) ?? '',
      name: venue.unit,
      city: venue.city,
      province: venue.province,
      industry: venue.industry,
    },
    zone: {
      id: zones.get(venue.zone_id) ?? '',
      name: venue.zone,
      licence_code: venue.licence_code,
    },
    track: { id: play.track, revision: play.track_revision, ...toCreditsView(credits) },
    index,
    seal,
    report_version: version,
  }))
}
