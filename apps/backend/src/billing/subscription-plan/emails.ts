import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { sendEmail } from '#src/platform/mail/send'
import type { EmailRecord } from '#src/platform/mail/sent-emails'
import { formatDate, formatLastDay, formatRupiah } from '#src/platform/runtime/format'
import { planEmailTexts } from './email-texts'
import type { PlanRequest } from './request'

export type PlannedEmail = keyof (typeof planEmailTexts)['id']['plans']

/** Confirms to the member what has been planned for a unit. Call this in the transaction that plans it. */
export async function sendPlanEmail(
  plan: PlannedEmail,
  { unit, account }: Pick<PlanRequest, 'unit' | 'account'>,
  ends: Date,
): Promise<void> {
  const about = describePlanEmail(`plan-${plan}`, unit)
  await sendEmail(account.email, account.locale, planEmail(plan, { unit, locale: account.locale }, ends), {
    about,
  })
}

const describePlanEmail = (kind: string, { organisation, documentId }: PlanRequest['unit']): EmailRecord => ({
  kind,
  organisation: organisation.id,
  subjects: [documentId],
})

type PlannedUnit = { unit: { name: string; documentId: string }; locale: 'id' | 'en' }

/** What has been planned for a unit. `ends` is when the plan takes effect. */
export function planEmail(plan: PlannedEmail, { unit, locale }: PlannedUnit, ends: Date): EmailMessage {
  const { button, plans, note } = planEmailTexts[locale]
  const date =
    plan === 'stopped' || plan === 'closing' ? formatLastDay(ends, locale) : formatDate(ends, locale)
  const { subject, line } = plans[plan](unit.name, date)
  return {
    subject,
    title: subject,
    lines: [line],
    button: { label: button, href: getPortalUrl(locale, `/business-units/${unit.documentId}`) },
    note,
  }
}

type Text = { subject: string; lines: string[]; note: string }

async function send(
  { account }: Pick<PlanRequest, 'account'>,
  { subject, lines, note }: Text,
  about: EmailRecord,
) {
  const { locale } = account
  const message = {
    subject,
    title: subject,
    lines,
    button: {
      label: planEmailTexts[locale].button,
      href: getPortalUrl(locale, `/business-units/${about.subjects[0]}`),
    },
    note,
  }
  await sendEmail(account.email, locale, message, { about })
}

/** Confirms to the member that a subscription was moved. Call this in its transaction. */
export const sendMoveEmail = (request: PlanRequest, target: PlanRequest['unit']): Promise<void> =>
  send(
    request,
    planEmailTexts[request.account.locale].moved(request.unit.name, target.name),
    describePlanEmail('subscription-moved', target),
  )

/** Confirms to the member that a subscription was cancelled. Call this in its transaction. */
export function sendCancellationEmail(request: PlanRequest, refund: number): Promise<void> {
  const { locale } = request.account
  const text = planEmailTexts[locale].cancelled(request.unit.name, formatRupiah(refund, locale))
  return send(request, text, describePlanEmail('subscription-cancelled', request.unit))
}
