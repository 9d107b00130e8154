import { z } from 'zod'
import { panelInvitationEmail } from '#src/identity'
import { sendEmail } from '#src/platform/mail/send'
import { environment } from '#src/platform/runtime/environment'

const invited = z.object({
  email: z.string(),
  firstname: z.string().nullish(),
  isActive: z.literal(false),
  registrationToken: z.string().min(1),
  preferedLanguage: z.string().nullish(),
})

/** The page where an invited member of staff chooses a password. */
const registrationPage = (token: string) =>
  `${environment.publicUrl}/admin/auth/register?registrationToken=${encodeURIComponent(token)}`

/**
 * The language of a person whose own choice is not known yet: that of the colleague who invites them, or
 * Indonesian.
 */
function chooseLanguage(own: string | null | undefined): 'id' | 'en' {
  const colleague: { preferedLanguage?: string | null } | undefined = strapi.requestContext.get()?.state.user
  const chosen = own ?? (colleague ? (colleague.preferedLanguage ?? 'en') : 'id')
  return chosen === 'en' ? 'en' : 'id'
}

/** Emails the invitation to the panel, in the transaction that creates the account. */
export function sendPanelInvitations(): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterCreate({ result }: { result?: unknown }) {
      const person = invited.safeParse(result)
      if (!person.success) return
      const { email, firstname, registrationToken, preferedLanguage } = person.data
      const locale = chooseLanguage(preferedLanguage)
      await sendEmail(
        email,
        locale,
        panelInvitationEmail(locale, firstname ?? '', registrationPage(registrationToken)),
      )
    },
  })
}
