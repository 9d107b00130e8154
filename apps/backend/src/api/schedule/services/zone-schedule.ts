import { z } from 'zod'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { recordChange } from '#src/api/change/services/feed'
import { availablePlaylistsFilter } from '#src/api/playlist/services/row'
import { findPlaylistTitles } from '#src/api/playlist/services/titles'
import { recordZoneAction } from '#src/api/zone/services/audit'
import { loadPlaybackRows } from '#src/api/zone/services/playback-row'
import type { ScopedZone } from '#src/api/zone/services/scoped-zones'
import { type FieldError, HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { findOverlaps } from '../rules/overlap'
import { isOwnedBy, listSlots, type SlotRow } from './slots'

const minute = z.int('validation.invalid').min(0, 'validation.invalid').max(1440, 'validation.invalid')

export const scheduleBody = z.strictObject({
  slots: z
    .array(
      z
        .strictObject({
          weekday: z.int('validation.invalid').min(1, 'validation.invalid').max(7, 'validation.invalid'),
          from_minute: minute,
          until_minute: minute,
          playlist: z
            .string('validation.required')
            .min(1, 'validation.required')
            .max(64, 'validation.invalid'),
        })
        .refine(({ from_minute, until_minute }) => from_minute < until_minute, {
          path: ['until_minute'],
          message: 'validation.slot_empty',
        }),
    )
    .max(200, 'validation.too_long'),
})
type NewSlot = z.output<typeof scheduleBody>['slots'][number]

const invalid = (fields: FieldError[]) => new HttpError(400, 'The schedule is invalid', { fields })

/** Throws 400 for slots that overlap or whose playlist is not available to the organisation. */
async function requireValidSlots({ organisation_id }: ScopedZone, slots: readonly NewSlot[]): Promise<void> {
  const at = (index: number, field: string, message: string) => ({
    path: ['slots', String(index), field],
    message,
  })
  const overlapping = findOverlaps(slots)
  if (overlapping.length > 0)
    throw invalid(overlapping.map(index => at(index, 'from_minute', 'validation.slot_overlap')))
  const wanted = [...new Set(slots.map(({ playlist }) => playlist))]
  const found: { documentId: string }[] = await strapi.db.query('api::playlist.playlist').findMany({
    where: { $and: [{ documentId: { $in: wanted } }, availablePlaylistsFilter(organisation_id)] },
    select: ['documentId'],
  })
  const known = new Set(found.map(({ documentId }) => documentId))
  const unknown = slots.flatMap(({ playlist }, index) =>
    known.has(playlist) ? [] : [at(index, 'playlist', 'validation.invalid')],
  )
  if (unknown.length > 0) throw invalid(unknown)
}

/** Replaces the weekly slots of a zone. */
export async function setSchedule(
  zone: ScopedZone,
  account: Account,
  slots: readonly NewSlot[],
): Promise<void> {
  await requireValidSlots(zone, slots)
  await strapi.db.transaction(async ({ trx }) => {
    // Locks the zone, so that of two concurrent schedules one replaces the other completely.
    await trx('zones').where({ id: zone.id }).update({ updated_at: new Date() })
    await trx('schedule_slots').where({ scope: 'zone', scope_id: zone.id }).delete()
    const rows = slots.map(slot => ({ scope: 'zone', scope_id: zone.id, ...slot }))
    if (rows.length > 0) await trx('schedule_slots').insert(rows)
    await recordZoneAction('zone.scheduled', memberActor(account), zone, { slots: slots.length })
    await recordChange({ kind: 'zone', zone: zone.documentId })
  })
}

/** A schedule as in docs/api.md: the zone's own slots, and those of its unit and organisation. */
export async function getSchedule(zone: ScopedZone) {
  const ids = { zone: zone.id, unit: zone.business_unit_id, organisation: zone.organisation_id }
  const [[row], slots] = await Promise.all([
    loadPlaybackRows([zone.id]),
    listSlots({ zone: [ids.zone], unit: [ids.unit], organisation: [ids.organisation] }),
  ])
  const owned = slots.filter(slot => isOwnedBy(slot, ids))
  const fixed = row?.default_playlist ?? null
  const titles = await findPlaylistTitles([
    ...owned.map(({ playlist }) => playlist),
    ...(fixed ? [fixed] : []),
  ])
  const withTitle = ({ scope_id: _, playlist, ...slot }: SlotRow) => {
    const known = titles.get(playlist)
    return known ? [{ ...slot, playlist: known }] : []
  }
  const named = owned.flatMap(withTitle)
  return {
    slots: named.filter(({ scope }) => scope === 'zone').map(({ scope: _, ...slot }) => slot),
    inherited: named.filter(({ scope }) => scope !== 'zone'),
    default_playlist: (fixed && titles.get(fixed)) || null,
  }
}
