import type { PartnerApplicationBody } from '@bgm/validation'
import { findRegion } from '#src/customers'
import { recordConsent } from '#src/identity'
import { fieldError } from '#src/platform/http/errors'
import { insertOnce } from '#src/platform/http/submission'
import { sendEmail } from '#src/platform/mail/send'
import { nextSequenceNumber } from '#src/platform/sequence'
import { getPanelRecordUrl, notifyStaff } from '#src/site/site-setting/staff-notifications'
import { applicationReceivedEmail, newApplicationEmail } from './partner-emails'
import { type PartnerApplication, partnerApplicationUid } from './row'
import { formatApplicationNumber, getApplicationSeries } from './rules/number'
import { createStatusToken } from './status-link'

/** Stores an application and its consent, once per submission, and emails the applicant and the sales team. */
export async function receivePartnerApplication(
  body: PartnerApplicationBody,
  submission: string,
): Promise<void> {
  const { locale, consent: _consent, website: _trap, province: code, ...fields } = body
  const province = await findRegion(code)
  if (!province) throw fieldError('province', 'validation.region')
  const now = new Date()
  const data = { ...fields, province: province.name, language: locale, received_at: now, submission }
  const number = formatApplicationNumber(now, await nextSequenceNumber(getApplicationSeries(now)))
  await insertOnce(async () => {
    await strapi.db.transaction(async () => {
      const application: PartnerApplication = await strapi.db
        .query(partnerApplicationUid)
        .create({ data: { ...data, number, state: 'new' } })
      const { email, documentId } = application
      await recordConsent(documentId, 'contact', locale)
      await sendEmail(
        email,
        locale,
        applicationReceivedEmail(application, createStatusToken(documentId, now)),
      )
      await notifyStaff(
        'sales',
        newApplicationEmail(application, getPanelRecordUrl(partnerApplicationUid, documentId)),
        email,
      )
    })
  })
}
