import { hasPermission, maxAnnouncementStorageBytes, maxAnnouncements } from '@bgm/validation'
import { z } from 'zod'
import { playbackGain } from '#src/catalogue'
import { isHeadOffice, loadUnitLocks, openLocks, type Scope, zoneRowsInScope } from '#src/customers'
import { findMemberNames } from '#src/playback/zone/status'
import { type AccessibleAnnouncement, getAccessibleAnnouncement, listAccessibleAnnouncements } from './access'
import { getStorageUsage, listAnnouncementRows } from './row'

/**
 * The playback loudness, in LUFS, below which an announcement is hard to understand over music ducked to
 * -30 LUFS.
 */
const quietLoudness = -22
/** Maximum number of zones offered for selection. */
const maxZones = 1000

function toAnnouncementView(
  scope: Scope,
  { row, places, hasFullAccess }: AccessibleAnnouncement,
  people: ReadonlyMap<string, string>,
) {
  const { loudness, true_peak: truePeak, uploaded_by } = row
  return {
    id: row.document_id,
    name: row.name,
    everywhere: row.everywhere,
    places: places.map(({ scope: kind, documentId, name, unit }) => ({
      scope: kind,
      id: documentId,
      name,
      unit,
    })),
    schedule: row.schedule,
    gap_minutes: row.gap_minutes,
    per_hour: row.per_hour,
    duration_ms: row.duration_ms,
    bytes: row.bytes,
    revision: row.revision,
    quiet: loudness + playbackGain({ loudness, truePeak }) < quietLoudness,
    uploaded_by: (uploaded_by !== null && people.get(uploaded_by)) || null,
    uploaded_at: new Date(row.uploaded_at),
    version: row.version,
    editable: hasFullAccess && hasPermission(scope.role, 'announcement.update'),
  }
}

const findPeople = (found: readonly AccessibleAnnouncement[]) =>
  findMemberNames(found.flatMap(({ row }) => row.uploaded_by ?? []))

/** The announcements that the caller may see, and the organisation's storage usage. */
export async function listAnnouncements(scope: Scope) {
  const [rows, storage] = await Promise.all([
    listAnnouncementRows([scope.organisation]),
    getStorageUsage(scope.organisation),
  ])
  const found = await listAccessibleAnnouncements(scope, rows)
  const people = await findPeople(found)
  return {
    data: found.map(one => toAnnouncementView(scope, one, people)),
    storage: { ...storage, max_count: maxAnnouncements, max_bytes: maxAnnouncementStorageBytes },
  }
}

const zoneRows = z.array(
  z.object({
    documentId: z.string(),
    name: z.string(),
    unit_id: z.number(),
    unit: z.string(),
    unit_name: z.string(),
  }),
)

async function listZones(scope: Scope, narrow: (rows: ReturnType<typeof zoneRowsInScope>) => void) {
  const rows = zoneRowsInScope(scope).orderBy(['u.name', 'u.id', 'z.number', 'z.id']).limit(maxZones)
  narrow(rows)
  const found: unknown = await rows.select(
    'z.document_id as documentId',
    'z.name',
    'u.id as unit_id',
    'u.document_id as unit',
    'u.name as unit_name',
  )
  return zoneRows.parse(found)
}

/** The units and zones that an announcement can be assigned to: those in which announcements are not locked. */
export async function listTargetOptions(scope: Scope) {
  const units = new Map<number, { id: string; name: string; zones: { id: string; name: string }[] }>()
  const zones = await listZones(scope, () => {})
  const ids = isHeadOffice(scope) ? [] : [...new Set(zones.map(({ unit_id }) => unit_id))]
  const locks = await loadUnitLocks(scope.organisation, ids)
  for (const { documentId, name, unit_id, unit, unit_name } of zones) {
    if ((locks.get(unit_id) ?? openLocks).announcements !== 'free') continue
    const known = units.get(unit_id) ?? { id: unit, name: unit_name, zones: [] }
    known.zones.push({ id: documentId, name })
    units.set(unit_id, known)
  }
  return { everywhere: scope.units === null, units: [...units.values()] }
}

/** An announcement with the zones in the caller's scope where it can be played. */
export async function getAnnouncement(scope: Scope, documentId = '') {
  const announcement = await getAccessibleAnnouncement(scope, documentId)
  const { row, places } = announcement
  const idsIn = (kind: 'unit' | 'zone') => places.flatMap(({ scope: of, id }) => (of === kind ? id : []))
  const [people, zones] = await Promise.all([
    findPeople([announcement]),
    listZones(scope, rows => {
      if (!row.everywhere)
        rows.where(one => one.whereIn('u.id', idsIn('unit')).orWhereIn('z.id', idsIn('zone')))
    }),
  ])
  return {
    ...toAnnouncementView(scope, announcement, people),
    zones: zones.map(({ documentId: id, name, unit_name }) => ({ id, name, unit: unit_name })),
  }
}
