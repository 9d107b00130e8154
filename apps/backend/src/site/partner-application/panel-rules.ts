import { z } from 'zod'
import { notFound } from '#src/platform/http/errors'
import { textField } from '#src/platform/http/text-fields'
import { sendEmail } from '#src/platform/mail/send'
import { staffError } from '#src/platform/panel/staff-language'
import type { StaffUpdate } from '#src/platform/panel/staff-records'
import { applicationStateEmail } from './partner-emails'
import { createReferralCode } from './referral-code'
import { findPartnerApplication } from './row'
import { canTransition, getStateTimestamps, partnerStates } from './rules/state'
import { createStatusToken } from './status-link'

/** The only fields that staff may change. */
const change = z.object({
  state: z.enum(partnerStates).optional(),
  note: textField(1000).nullish(),
  staff_note: z.string().max(2000).nullish(),
  updatedBy: z.unknown(),
})

/**
 * Validates an update by staff. Returns a function to run after the update, which emails the applicant if
 * the state has changed.
 */
export async function prepareStaffUpdate(params: StaffUpdate): Promise<() => Promise<void>> {
  const application = await findPartnerApplication(params.documentId)
  if (!application) throw notFound()
  const requested = change.safeParse(params.data ?? {})
  if (!requested.success)
    throw staffError('The state or a note is not valid', 'Status atau catatannya tidak sah')
  const { state = application.state, note = application.note } = requested.data
  params.data = requested.data
  if (state === application.state) return async () => undefined
  if (!canTransition(application.state, state))
    throw staffError(
      `An application that is ${application.state} cannot become ${state}`,
      'Pengajuan tidak dapat beralih dari status yang tersimpan ke status ini',
    )
  if (state === 'rejected' && !note)
    throw staffError(
      'Enter a note to the applicant: it is sent with the rejection',
      'Tulis catatan untuk pemohon: penolakan dikirim bersamanya',
    )
  const now = new Date()
  params.data = { ...requested.data, ...getStateTimestamps(state, now) }
  const { email, language, documentId } = application
  return async () => {
    const code = state === 'approved' ? await createReferralCode(application) : null
    const token = createStatusToken(documentId, now)
    await sendEmail(email, language, applicationStateEmail({ ...application, state, note }, token, code))
  }
}
