import type { UsageDisputeBody } from '@bgm/validation'
import { z } from 'zod'
import { getScopedZone, memberActor, recordAuditEntry, type Scope } from '#src/customers'
import { fieldError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { insertOnce } from '#src/platform/http/submission'
import { toLocalDate } from '#src/playback'
import { attachTitles, findPlay } from '#src/reporting/usage/lines'
import { parseMonth } from '#src/reporting/usage/rules/month'
import { getPanelRecordUrl, notifyStaff } from '#src/site'
import { usageDisputeUid } from './row'
import { newDisputeEmail } from './usage-emails'

const playShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function getPlaySubject(scope: Scope, id: string) {
  const row = playShape.test(id) ? await findPlay(scope, id) : null
  if (!row) throw notFound()
  const [zone, [named]] = await Promise.all([getScopedZone(scope, row.zone), attachTitles([row])])
  const day = toLocalDate(row.started_at, row.time_zone ?? 'Asia/Jakarta')
  return {
    month: day.slice(0, 7),
    day,
    play: row.play_id,
    work: named?.track.title ?? null,
    venue: `${row.unit_name}, ${row.zone_name}`,
    business_unit_id: zone.business_unit_id,
  }
}

/**
 * The subject of a dispute, loaded from the database instead of the form. Throws 404 for anything outside the
 * caller's scope.
 */
async function getSubject(scope: Scope, { play, month, day, zone: zoneId }: UsageDisputeBody) {
  if (play !== undefined) return getPlaySubject(scope, play)
  if (!month || !parseMonth(month)) throw notFound()
  if (day && !(day.startsWith(`${month}-`) && z.iso.date().safeParse(day).success)) throw notFound()
  const place = { month, day: day ?? null, play: null, work: null }
  if (!zoneId) return { ...place, venue: null, business_unit_id: null }
  const zone = await getScopedZone(scope, zoneId)
  const unit: { name: string } | null = await strapi.db
    .query('api::business-unit.business-unit')
    .findOne({ where: { id: zone.business_unit_id }, select: ['name'] })
  const venue = `${unit?.name}, ${zone.name}`
  return { ...place, venue, business_unit_id: zone.business_unit_id }
}

/** Stores a dispute once, records it in the audit log and emails support. */
export async function createDispute(
  scope: Scope,
  account: Account,
  body: UsageDisputeBody,
  submission: string,
): Promise<void> {
  const subject = await getSubject(scope, body)
  const organisation: { name: string } | null = await strapi.db
    .query('api::organisation.organisation')
    .findOne({ where: { id: scope.organisation }, select: ['name'] })
  if (!organisation) throw fieldError('explanation', 'validation.invalid')
  const { reason, explanation } = body
  const data = {
    ...subject,
    reason,
    explanation,
    submission,
    state: 'open',
    received_at: new Date(),
    organisation_id: scope.organisation,
    organisation_name: organisation.name,
    member: account.documentId,
  }
  await insertOnce(async () => {
    await strapi.db.transaction(async () => {
      const { documentId }: { documentId: string } = await strapi.db.query(usageDisputeUid).create({ data })
      await recordAuditEntry({
        action: 'usage.disputed',
        actor: memberActor(account),
        subject: 'usage',
        subjectId: documentId,
        organisation: scope.organisation,
        details: { name: subject.month },
      })
      const panel = getPanelRecordUrl(usageDisputeUid, documentId)
      await notifyStaff('support', newDisputeEmail({ ...data, organisation: organisation.name }, panel), null)
    })
  })
}
