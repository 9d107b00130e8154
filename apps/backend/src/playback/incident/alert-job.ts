import { incidentKinds, roles } from '@bgm/validation'
import { z } from 'zod'
import { listRecipients, type Recipient } from '#src/customers'
import { wantsNotification } from '#src/identity'
import type { Transaction } from '#src/platform/database/transaction'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { sendEmail } from '#src/platform/mail/send'
import { incidentAlertEmail } from './incident-emails'

/**
 * A member gets at most one alert email per organisation every ten minutes (in milliseconds); later incidents
 * are included in the next email.
 */
const pause = 10 * 60_000
const day = 24 * 60 * 60_000
const payload = z.object({ organisation: z.number() })

const alertRows = z.array(
  z.object({
    kind: z.enum(incidentKinds),
    started_at: z.coerce.number(),
    business_unit_id: z.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit_name: z.string(),
    time_zone: z.string(),
  }),
)

/** The incidents that were opened after a given time and whose faults persist. */
async function listOpenedSince(trx: Transaction, organisation: number, since: number) {
  const rows: unknown = await trx('incidents as i')
    .join('zones as z', 'z.id', 'i.zone_id')
    .join('business_units as u', 'u.id', 'i.business_unit_id')
    .where('i.organisation_id', organisation)
    .where('i.opened_at', '>', since)
    .whereNull('i.closed_at')
    .whereNull('i.cleared_at')
    .whereNull('u.deleted_at')
    .orderBy(['u.name', 'z.number', 'i.id'])
    .select(
      'i.kind',
      'i.started_at',
      'i.business_unit_id',
      'z.document_id as zone',
      'z.name as zone_name',
      'u.name as unit_name',
      'u.time_zone',
    )
  return alertRows.parse(rows)
}

const alertedRow = z.object({ alerted_at: z.coerce.number() })

/**
 * Emails a member the incidents of the last 24 hours that were opened since the last email. Returns the time
 * at which to retry if the last email is too recent, otherwise null.
 */
async function alertMember(recipient: Recipient, organisation: number, now: number): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const member = { user_id: recipient.id, organisation_id: organisation }
    await trx('incident_alerts')
      .insert({ ...member, alerted_at: 0 })
      .onConflict(['user_id', 'organisation_id'])
      .ignore()
    // Concurrent runs wait here, so that an incident is emailed only once.
    const row: unknown = await trx('incident_alerts').where(member).forUpdate().first('alerted_at')
    const { alerted_at } = alertedRow.parse(row)
    const opened = await listOpenedSince(trx, organisation, Math.max(alerted_at, now - day))
    const { units } = recipient
    const inScope = opened.filter(({ business_unit_id: unit }) => !units || units.includes(unit))
    if (inScope.length === 0) return null
    if (now - alerted_at < pause) return alerted_at + pause
    await trx('incident_alerts').where(member).update({ alerted_at: now })
    await sendEmail(recipient.email, recipient.locale, incidentAlertEmail(recipient, inScope))
    return null
  })
}

/**
 * Emails an organisation's new incidents to the members who have opted in.
 * @public for the tests
 */
export async function alertMembers(organisation: number, now = Date.now()): Promise<void> {
  let next: number | null = null
  for (const recipient of await listRecipients(organisation, roles)) {
    if (!(await wantsNotification(recipient, 'incidents'))) continue
    const due = await alertMember(recipient, organisation, now)
    if (due !== null) next = Math.min(next ?? due, due)
  }
  if (next !== null)
    await enqueue(
      incidentAlertJob,
      { organisation },
      { key: `${organisation}:${Math.ceil(next / pause)}:later`, startAfter: next - now },
    )
}

export const incidentAlertJob = defineJob('incident-alert', payload, ({ organisation }) =>
  alertMembers(organisation),
)
