import {
  type AuditAction,
  isValidLicence,
  type LicenceState,
  type LicenceVersionCause,
  type RevocationReason,
} from '@bgm/validation'
import { type Actor, listRecipients, type Recipient, recordAuditEntries, systemActor } from '#src/customers'
import { wantsNotification } from '#src/identity'
import { sendEmail } from '#src/platform/mail/send'
import { type LicenceEmailKind, licenceEmail } from './licence-emails'

type About = {
  document_id: string
  code: string
  zone: string
  unit: number
  organisation: number
  brand_name: string
  /** The exclusive end of the version's period. */
  until: number | null
  /** Whether the unit has a current paid period, even if it does not include this zone. */
  unitContinues: boolean
}

/** A version that was signed, or a new state. */
export type LicenceEvent = About &
  (
    | { kind: LicenceVersionCause; version: number; from: number }
    | { kind: 'state'; before: LicenceState; after: LicenceState }
  )

const day = 24 * 60 * 60_000

type Outcome = { action: AuditAction; email: LicenceEmailKind | null }

/**
 * The audit action and the email for an event. No email is sent when a licence expires together with its
 * unit's subscription, which has its own reminder, or for a first version that began over two days ago.
 */
function getOutcome(event: LicenceEvent, now: number): Outcome | null {
  if (event.kind === 'issued') {
    const isNew = event.from > now - 2 * day
    return { action: 'licence.issued', email: isNew ? 'issued' : null }
  }
  if (event.kind === 'overdue') return null
  if (event.kind !== 'state') return { action: `licence.${event.kind}`, email: event.kind }
  const { before, after } = event
  // Such a licence was never valid, so no notification is needed.
  if (before === 'missing' && after === 'expired') return null
  if (after === 'revoked') return { action: 'licence.revoked', email: 'revoked' }
  if (before === 'revoked') return { action: 'licence.reinstated', email: 'reinstated' }
  if (after === 'suspended') return { action: 'licence.suspended', email: 'suspended' }
  if (before === 'suspended' && isValidLicence(after)) return { action: 'licence.resumed', email: 'resumed' }
  // The reminder of the subscription says so.
  if (after === 'overdue') return { action: 'licence.overdue', email: null }
  if (after === 'expired') return { action: 'licence.expired', email: event.unitContinues ? 'ended' : null }
  return null
}

const auditDetails = (event: LicenceEvent, reason: RevocationReason | null) => ({
  name: event.zone,
  unit: event.brand_name,
  code: event.code,
  ...(event.kind !== 'state' && { version: event.version }),
  ...(event.kind === 'state' && event.after === 'revoked' && { reason }),
})

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): T[][] {
  return [...Map.groupBy(items, getKey).values()]
}

// Only these roles can act on an event; the finance role can only pay.
const mayReceive = ({ role }: Recipient) => role === 'owner' || role === 'manager'

// Members can opt out of these emails, but not of other emails about licences.
const optionalEmails: readonly LicenceEmailKind[] = ['issued', 'renewed', 'reissued']

type EmailedEvent = { event: LicenceEvent; email: LicenceEmailKind }

async function emailMembers(
  organisation: number,
  emailed: readonly EmailedEvent[],
  reason: RevocationReason | null,
) {
  for (const recipient of (await listRecipients(organisation)).filter(mayReceive)) {
    const { units } = recipient
    const own = emailed.filter(({ event }) => units === null || units.includes(event.unit))
    const [first] = own
    if (!first) continue
    if (optionalEmails.includes(first.email) && !(await wantsNotification(recipient, 'renewal'))) continue
    const licences = own.map(({ event }) => event)
    const message = licenceEmail(recipient, first.email, licences, reason)
    const subjects = own.map(({ event }) => event.document_id)
    const about = { kind: `licence-${first.email}`, organisation, subjects }
    await sendEmail(recipient.email, recipient.locale, message, { about })
  }
}

type Circumstances = {
  now: number
  notify: boolean
  actor?: Actor
  reason?: RevocationReason | null
}

/**
 * Adds events to the audit trail and emails owners and managers. All licences with the same kind of event
 * share one email.
 */
export async function recordLicenceEvents(
  events: readonly LicenceEvent[],
  { now, notify, actor = systemActor, reason = null }: Circumstances,
): Promise<void> {
  const noted = events.flatMap(event => {
    const outcome = getOutcome(event, now)
    return outcome ? [{ event, ...outcome }] : []
  })
  await recordAuditEntries(
    noted.map(({ event, action }) => ({
      action,
      actor,
      subject: 'licence',
      subjectId: event.document_id,
      organisation: event.organisation,
      at: new Date(now),
      details: auditDetails(event, reason),
    })),
  )
  const emailed = noted.flatMap(({ event, email }): EmailedEvent[] => (email ? [{ event, email }] : []))
  if (!notify) return
  for (const group of groupBy(emailed, ({ event, email }) => `${event.organisation} ${email}`)) {
    const [first] = group
    if (first) await emailMembers(first.event.organisation, group, reason)
  }
}
