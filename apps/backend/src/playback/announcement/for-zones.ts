import type { Announcement } from '@bgm/validation'
import { playbackGain } from '#src/catalogue'
import { fieldError } from '#src/platform/http/errors'
import {
  type AnnouncementRow,
  type AnnouncementTarget,
  findAnnouncementRow,
  listAnnouncementRows,
  listTargets,
} from './row'

type Zone = { id: number; unit_id: number; organisation_id: number }

const appliesTo = (
  row: Pick<AnnouncementRow, 'id' | 'everywhere' | 'organisation_id'>,
  targets: readonly AnnouncementTarget[],
  { id, unit_id, organisation_id }: Zone,
): boolean =>
  row.organisation_id === organisation_id &&
  (row.everywhere ||
    targets.some(
      one => one.announcement_id === row.id && one.scope_id === (one.scope === 'zone' ? id : unit_id),
    ))

/** The announcement format that is sent to devices. */
const toBundleEntry = (row: AnnouncementRow): Announcement => ({
  id: row.document_id,
  revision: row.revision,
  name: row.name,
  duration_ms: row.duration_ms,
  gain_db: playbackGain({ loudness: row.loudness, truePeak: row.true_peak }),
  sha256: row.sha256,
  bytes: row.bytes,
  mime: 'audio/mpeg',
  schedule: row.schedule,
  gap_minutes: row.gap_minutes,
  per_hour: row.per_hour,
})

/** The announcements for zones, keyed by zone row id and loaded with two queries. */
export async function listAnnouncementsByZone(zones: readonly Zone[]): Promise<Map<number, Announcement[]>> {
  const rows = await listAnnouncementRows([...new Set(zones.map(({ organisation_id }) => organisation_id))])
  const targets = await listTargets(rows.flatMap(({ id, everywhere }) => (everywhere ? [] : id)))
  return new Map(
    zones.map(zone => [zone.id, rows.filter(row => appliesTo(row, targets, zone)).map(toBundleEntry)]),
  )
}

type ControlledZone = { id: number; business_unit_id: number; organisation_id: number }

/** Throws 400 unless the announcement applies to the zone. */
export async function requireAnnouncement(
  { id, business_unit_id: unit_id, organisation_id }: ControlledZone,
  document_id: string,
): Promise<void> {
  const row = await findAnnouncementRow({ organisation_id, document_id })
  const targets = row ? await listTargets([row.id]) : []
  if (!row || !appliesTo(row, targets, { id, unit_id, organisation_id }))
    throw fieldError('announcement', 'validation.invalid')
}
