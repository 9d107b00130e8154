import { useIntl } from 'react-intl'
import { z } from 'zod'
import { resendEmailsAction } from '#src/customers/sent-email/rules/staff-action'
import { usePanelAction, usePanelResource } from '../panel-requests'

export const sentEmailPermissions = [{ action: resendEmailsAction, subject: null }]

export const sentEmailBase = '/content-manager/sent-emails'

const sentEmail = z.object({
  id: z.string(),
  kind: z.string(),
  about: z.string().nullable(),
  sent_at: z.number(),
  recipient: z.string().nullable(),
  can_resend: z.boolean(),
})
export type SentEmail = z.output<typeof sentEmail>

const sentEmailsSchema = z.object({
  data: z.object({ title: z.string(), emails: z.array(sentEmail) }),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
  }),
})

export const useSentEmails = (query: URLSearchParams) =>
  usePanelResource(`${sentEmailBase}?${query}`, sentEmailsSchema)

export const useResend = () =>
  usePanelAction(sentEmailBase, {
    prefix: 'panel.sent-emails.error',
    codes: ['email-kind', 'email-member', 'email-outdated'],
  })

/** Texts about emails. Times are those of Jakarta. */
export function useEmailTexts() {
  const { formatMessage, formatDate } = useIntl()
  return {
    say: (key: string, values: Record<string, string> = {}) =>
      formatMessage({ id: `panel.sent-emails.${key}` }, values),
    time: (at: number) =>
      `${formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })} WIB`,
  }
}
