import { type TrackReport, trackReportStates } from '@bgm/validation'
import { z } from 'zod'
import { existingUnitRows, listRecipients, staffActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { consume } from '#src/platform/http/rate-limit'
import { textField } from '#src/platform/http/text-fields'
import { sendEmail } from '#src/platform/mail/send'
import { staffError } from '#src/platform/panel/staff-language'
import type { StaffUpdate } from '#src/platform/panel/staff-records'
import { addBan, recordBanChange, skipIfPlaying } from '#src/playback/track-ban/change'
import { recordZoneAction } from '#src/playback/zone/audit'
import type { TrackName } from '#src/playback/zone/status'
import { reportAnsweredEmail } from './report-emails'
import { type TrackCaller, trackReportUid } from './row'

/** How long a reported track does not play if no curator replies, in milliseconds: a weekend and a working day. */
const reviewTime = 3 * 86_400_000
const month = 30 * 86_400_000

const venueRow = z.object({ organisation: z.string(), unit: z.string() })

async function getVenue(trx: Transaction, organisation: number, unit: number) {
  const row: unknown = await trx('business_units as u')
    .join('organisations as o', 'o.id', 'u.organisation_id')
    .where({ 'u.id': unit, 'o.id': organisation })
    .first({ organisation: 'o.name', unit: 'u.name' })
  return venueRow.parse(row)
}

const countsRow = z.object({ likes: z.coerce.number(), bans: z.coerce.number(), skips: z.coerce.number() })

/** How often a track is liked and banned in all zones, and how often it was skipped in this zone in a month. */
async function countOpinions(trx: Transaction, track: string, zone: number, now: number) {
  const { rows }: { rows: unknown[] } = await trx.raw(
    `select (select count(*) from track_likes where track = :track) as likes,
      (select count(*) from track_bans where track = :track) as bans,
      (select count(*) from plays where zone_id = :zone and started_at > :since and track = :track
        and end_reason = 'skipped') as skips`,
    { track, zone, since: now - month },
  )
  return countsRow.parse(rows[0])
}

/** Reports a track to the curators and bans it in the zone until they reply. A track has one open report in a zone. */
export async function reportTrack(
  { zone, actor }: TrackCaller,
  track: TrackName & { id: string },
  { reason, explanation }: TrackReport,
  now: number,
): Promise<void> {
  await consume('track-report-zone', zone.documentId)
  await strapi.db.transaction(async ({ trx }) => {
    // Locks the organisation, so that of two reports at once, the second one finds the first.
    await trx('organisations').where({ id: zone.organisation_id }).forUpdate().select('id')
    const reports = strapi.db.query(trackReportUid)
    if (await reports.findOne({ where: { zone_id: zone.id, track: track.id, state: 'open' } })) return
    const { organisation, unit } = await getVenue(trx, zone.organisation_id, zone.business_unit_id)
    const { documentId }: { documentId: string } = await reports.create({
      data: {
        state: 'open',
        title: [track.title, track.artists.join(', ')].filter(Boolean).join(' · ').slice(0, 300),
        track: track.id,
        organisation_name: organisation,
        venue: `${unit}, ${zone.name}`,
        reason,
        explanation: explanation ?? null,
        ...(await countOpinions(trx, track.id, zone.id, now)),
        received_at: new Date(now),
        organisation_id: zone.organisation_id,
        zone_id: zone.id,
        reporter: actor.name,
      },
    })
    const until = now + reviewTime
    await addBan(
      trx,
      zone,
      { track: track.id, scope: 'zone', until, by: actor.name, report: documentId },
      now,
    )
    await recordZoneAction('zone.controlled', actor, zone, { command: 'report', track: track.title })
    await recordBanChange(zone, 'zone')
    await skipIfPlaying(zone, track.id, actor, now)
  })
}

/** Withdraws the caller's report, unless a curator has replied, and the ban that came with it. */
export async function withdrawReport(
  trx: Transaction,
  { zone, actor }: TrackCaller,
  id: string,
  since: number,
): Promise<boolean> {
  const count: number = await trx('track_reports')
    .where({ document_id: id, zone_id: zone.id, reporter: actor.name, state: 'open' })
    .where('received_at', '>', new Date(since))
    .delete()
  if (count > 0) await trx('track_bans').where({ zone_id: zone.id, report: id }).delete()
  return count > 0
}

const reportRow = z.object({
  documentId: z.string(),
  state: z.enum(trackReportStates),
  reply: z.string().nullable(),
  title: z.string(),
  track: z.string(),
  venue: z.string(),
  organisation_id: z.number(),
  zone_id: z.number(),
  reporter: z.string(),
})
type ReportRow = z.output<typeof reportRow>

const change = z.object({
  state: z.enum(trackReportStates).optional(),
  reply: textField(1000).nullish(),
  updatedBy: z.unknown(),
})

const zoneRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  organisation_id: z.number(),
  business_unit_id: z.number(),
})
type Zone = z.output<typeof zoneRow>

type Decision = { state: 'confirmed' | 'dismissed'; reply: string }

/** Bans the track for good, or ends the ban that came with the report. */
async function applyDecision({ documentId, track, title }: ReportRow, zone: Zone, { state }: Decision) {
  await strapi.db.transaction(async ({ trx }) => {
    const isConfirmed = state === 'confirmed'
    if (isConfirmed) await addBan(trx, zone, { track, scope: 'zone', until: null, by: null }, Date.now())
    else await trx('track_bans').where({ report: documentId }).delete()
    const details = { command: isConfirmed ? 'ban' : 'lift-ban', track: title, scope: 'zone' }
    await recordZoneAction('zone.controlled', staffActor(), zone, details)
    await recordBanChange(zone, 'zone')
  })
}

/** Null if the zone or its unit has been deleted. */
async function findZone(id: number): Promise<Zone | null> {
  const row: unknown = await existingUnitRows()
    .join('zones as z', 'z.business_unit_id', 'u.id')
    .where('z.id', id)
    .first('z.id', 'z.document_id as documentId', 'z.name', 'u.organisation_id', 'z.business_unit_id')
  return row ? zoneRow.parse(row) : null
}

/** A member who has left the organisation, and the holder of a staff pass, are not emailed. */
async function emailReporter(report: ReportRow, zone: Zone | null, decision: Decision): Promise<void> {
  const recipients = await listRecipients(report.organisation_id)
  const recipient = recipients.find(({ documentId }) => documentId === report.reporter)
  if (!recipient) return
  const email = reportAnsweredEmail(recipient, { ...report, ...decision, zone: zone?.documentId ?? null })
  await sendEmail(recipient.email, recipient.locale, email)
}

const parseChange = (data: unknown) => {
  const requested = change.safeParse(data)
  if (requested.success) return requested.data
  throw staffError('The state or the reply is not valid', 'Status atau balasannya tidak sah')
}

/**
 * Validates a curator's reply to a report. A decision is final for the curator, because the members were told. Returns a
 * function to run after the update, which bans the track or lets it play again and emails the member.
 */
export async function prepareReportReply(params: StaffUpdate): Promise<() => Promise<void>> {
  const requested = parseChange(params.data ?? {})
  const row: unknown = await strapi.db
    .query(trackReportUid)
    .findOne({ where: { documentId: params.documentId } })
  if (!row) return async () => undefined
  const current = reportRow.parse(row)
  const state = requested.state ?? current.state
  const reply = (requested.reply === undefined ? current.reply : requested.reply) || null
  const isDecided = state !== current.state
  if (current.state !== 'open' && isDecided)
    throw staffError('This report has been decided', 'Laporan ini sudah diputuskan')
  if (state === 'open' ? reply !== null : reply === null)
    throw staffError(
      'Write the reply and choose the state; the member is told both',
      'Tulis balasan dan pilih statusnya; anggota menerima keduanya',
    )
  params.data = { ...requested, state, reply, ...(isDecided && { replied_at: new Date() }) }
  return async () => {
    if (!isDecided || reply === null || state === 'open') return
    const zone = await findZone(current.zone_id)
    if (zone) await applyDecision(current, zone, { state, reply })
    await emailReporter(current, zone, { state, reply })
  }
}
