import { usageDisputeStates } from '@bgm/validation'
import { z } from 'zod'
import { listRecipients, recordAuditEntry, staffActor } from '#src/customers'
import { textField } from '#src/platform/http/text-fields'
import { sendEmail } from '#src/platform/mail/send'
import { staffError } from '#src/platform/panel/staff-language'
import type { StaffUpdate } from '#src/platform/panel/staff-records'
import { type DisputeRow, findDispute } from './row'
import { disputeAnsweredEmail } from './usage-emails'

/** The only fields that staff may change. */
const change = z.object({
  state: z.enum(usageDisputeStates).optional(),
  reply: textField(2000).nullish(),
  staff_note: z.string().max(2000).nullish(),
  updatedBy: z.unknown(),
})

const parseChange = (data: unknown) => {
  const requested = change.safeParse(data)
  if (requested.success) return requested.data
  throw staffError('The state or a text is not valid', 'Status atau salah satu teksnya tidak sah')
}

/** A member who has left the organisation is not emailed. */
async function emailMember(dispute: DisputeRow, reply: string): Promise<void> {
  const recipients = await listRecipients(dispute.organisation_id)
  const recipient = recipients.find(({ documentId }) => documentId === dispute.member)
  if (!recipient) return
  await sendEmail(recipient.email, recipient.locale, disputeAnsweredEmail(recipient, dispute, reply))
}

/**
 * Validates a staff update to a dispute. A new or changed reply marks the dispute as answered and is emailed
 * to the member. Returns a function to run after the update.
 */
export async function prepareReply(params: StaffUpdate): Promise<() => Promise<void>> {
  const requested = parseChange(params.data ?? {})
  const current = await findDispute({ documentId: params.documentId })
  if (!current) return async () => undefined
  const reply = (requested.reply === undefined ? current.reply : requested.reply) || null
  const isNew = reply !== null && reply !== current.reply
  const wanted = requested.state ?? current.state
  const state = isNew && wanted === 'open' ? 'answered' : wanted
  if (state !== 'open' && reply === null)
    throw staffError(
      'Write the reply first; the member gets it by email',
      'Tulis balasannya lebih dulu; anggota menerimanya lewat email',
    )
  params.data = {
    ...requested,
    reply,
    state,
    ...(isNew && { replied_at: new Date() }),
    resolved_at: state === 'resolved' ? (current.resolved_at ?? new Date()) : null,
  }
  return async () => {
    const entry = (action: 'usage.answered' | 'usage.resolved') =>
      recordAuditEntry({
        action,
        actor: staffActor(),
        subject: 'usage',
        subjectId: current.documentId,
        organisation: current.organisation_id,
        details: { name: current.month },
      })
    if (isNew) {
      await entry('usage.answered')
      await emailMember(current, reply)
    }
    if (state === 'resolved' && current.state !== 'resolved') await entry('usage.resolved')
  }
}
