import type { NewSlot, NewSlots } from '@bgm/contract'
import { availablePlaylistsFilter } from '#src/catalogue'
import { lockedError, type ScopedZone } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { type FieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { sha256 } from '#src/platform/runtime/cryptography'
import { changedMeanwhileError, changeSchedule } from './change'
import type { ScheduleOwner } from './owner'
import { findOverlaps } from './rules/overlap'
import { isOwnedBy, listSlots, type SlotRow } from './slots'

/** A digest of an owner's slots, which detects changes that are based on an outdated version. */
export function computeSlotsVersion(slots: readonly SlotRow[]): string {
  const rows = slots.map(({ season, weekday, from_minute, until_minute, playlist }) =>
    [season, weekday, from_minute, until_minute, playlist].join(' '),
  )
  return sha256(rows.sort().join('\n')).slice(0, 32)
}

const invalid = (fields: FieldError[]) => new HttpError(400, 'The schedule is invalid', { fields })

/**
 * Throws 400 for slots that overlap or whose playlist is not available. Existing slots with a deleted
 * playlist may be kept.
 */
async function requireValidSlots(
  { organisation_id }: ScheduleOwner,
  slots: readonly NewSlot[],
  stored: readonly SlotRow[],
  isAllowed: (playlist: string) => boolean,
): Promise<void> {
  const problemAt = (index: number, field: string, message: string) => ({
    path: ['slots', String(index), field],
    message,
  })
  const overlapping = findOverlaps(slots)
  if (overlapping.length > 0)
    throw invalid(overlapping.map(index => problemAt(index, 'from_minute', 'validation.slot_overlap')))
  const wanted = [...new Set(slots.map(({ playlist }) => playlist))]
  const available: { documentId: string }[] = await strapi.db.query('api::playlist.playlist').findMany({
    where: { $and: [{ documentId: { $in: wanted } }, availablePlaylistsFilter(organisation_id)] },
    select: ['documentId'],
  })
  const kept = new Set(stored.map(({ playlist }) => playlist))
  const found = new Set(available.map(({ documentId }) => documentId))
  const unknown = slots.flatMap(({ playlist }, index) => {
    if (kept.has(playlist)) return []
    if (!found.has(playlist)) return [problemAt(index, 'playlist', 'validation.invalid')]
    return isAllowed(playlist) ? [] : [problemAt(index, 'playlist', 'validation.playlist_locked')]
  })
  if (unknown.length > 0) throw invalid(unknown)
}

/** The owner's own slots, without inherited slots. */
async function listOwnSlots({ scope, id }: ScheduleOwner, trx: Transaction): Promise<SlotRow[]> {
  const owners = { zone: [], unit: [], organisation: [], [scope]: [id] }
  return (await listSlots(owners, trx)).filter(slot => slot.scope === scope)
}

/**
 * Replaces an owner's weekly slots. Throws 409 `changed-meanwhile` if they no longer have the version that
 * the caller edited.
 */
export async function replaceWeeklySlots(
  owner: ScheduleOwner,
  account: Account,
  { slots, version }: NewSlots,
): Promise<void> {
  await changeSchedule(owner, account, async (trx, isAllowed) => {
    const stored = await listOwnSlots(owner, trx)
    if (computeSlotsVersion(stored) !== version) throw changedMeanwhileError()
    await requireValidSlots(owner, slots, stored, isAllowed)
    const where = { scope: owner.scope, scope_id: owner.id }
    await trx('schedule_slots').where(where).delete()
    if (slots.length > 0) await trx('schedule_slots').insert(slots.map(slot => ({ ...where, ...slot })))
    return { result: undefined, details: { slots: slots.length } }
  })
}

/** Replaces a zone's slots unconditionally. The playlists must be available to its organisation. */
export async function replaceZoneSlots(
  { id, documentId, name, organisation_id, business_unit_id }: ScopedZone,
  account: Account,
  headOffice: boolean,
  slots: readonly NewSlot[],
): Promise<void> {
  const ids = { zone: id, unit: business_unit_id, organisation: organisation_id }
  const owner: ScheduleOwner = { scope: 'zone', id, documentId, name, organisation_id, ids, headOffice }
  await changeSchedule(owner, account, async (trx, isAllowed) => {
    if (slots.some(({ playlist }) => !isAllowed(playlist))) throw lockedError()
    const where = { scope: 'zone', scope_id: id }
    await trx('schedule_slots').where(where).delete()
    if (slots.length > 0) await trx('schedule_slots').insert(slots.map(slot => ({ ...where, ...slot })))
    return { result: undefined, details: { slots: slots.length } }
  })
}

/** The slots of an owner and of the wider scopes. */
export const listApplicableSlots = async ({ ids }: ScheduleOwner): Promise<SlotRow[]> =>
  (await listSlots({ zone: [ids.zone], unit: [ids.unit], organisation: [ids.organisation] })).filter(slot =>
    isOwnedBy(slot, ids),
  )
