import { z } from 'zod'
import { notFound } from '#src/platform/http/errors'
import { loadPlans, type ZonePlan } from '#src/playback/zone/plan'
import { loadPlaybackRows, type PlaybackRow } from '#src/playback/zone/playback-row'
import type { ScheduleOwner } from './owner'

const unitColumns = z.object({
  time_zone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  calendar: z.unknown(),
  opening_hours: z.unknown(),
  silent_when_closed: z.boolean().nullable(),
})

const findUnit = async (id: number) => {
  const row: unknown = await strapi.db
    .connection('business_units')
    .where({ id })
    .first('time_zone', 'latitude', 'longitude', 'calendar', 'opening_hours', 'silent_when_closed')
  return row ? unitColumns.parse(row) : null
}

/**
 * The row of a hypothetical zone without settings of its own, which follows the schedules of its unit and
 * organisation.
 */
async function createPlainRow({ ids, documentId, name }: ScheduleOwner): Promise<PlaybackRow> {
  const unit = await findUnit(ids.unit)
  return {
    id: ids.zone,
    documentId,
    name,
    number: 1,
    default_playlist: null,
    explicit_policy: null,
    paused: null,
    paused_until: null,
    volume: null,
    max_volume: null,
    volumes: null,
    volume_set_at: null,
    unit_id: ids.unit,
    unit: documentId,
    unit_name: name,
    unit_policy: null,
    organisation_id: ids.organisation,
    organisation_policy: null,
    licence_id: null,
    licence_code: null,
    licence_revoked_at: null,
    licence_live_secret: null,
    player_id: null,
    staff_pin_hash: null,
    epoch: null,
    ...(unit ?? {
      time_zone: null,
      latitude: null,
      longitude: null,
      calendar: null,
      opening_hours: null,
      silent_when_closed: null,
    }),
  }
}

/**
 * The plan of a zone, starting with the local day that contains an instant. For a unit or organisation, it
 * is the plan of a zone without settings of its own, and the licence is not taken into account.
 */
export async function loadScheduleOwnerPlan(owner: ScheduleOwner, instant: number): Promise<ZonePlan> {
  const isZone = owner.scope === 'zone'
  const rows = isZone ? await loadPlaybackRows([owner.id]) : [await createPlainRow(owner)]
  const planned = [...(await loadPlans(rows, instant)).values()][0]
  if (!planned) throw notFound()
  if (isZone) return planned
  const licence = { state: 'active', until: null } as const
  const { plan, intended } = planned
  return { ...planned, plan: { ...plan, licence }, intended: { ...intended, licence } }
}
