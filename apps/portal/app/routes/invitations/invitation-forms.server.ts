import type { User } from '@bgm/api-client'
import { formObject, joinByInvitationSchema, toJoinByInvitationBody } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { getPublicApi, type RouteArgs, requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { createSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { findActiveMembership } from '#app/services/account.server'
import { acceptInvitation, joinByInvitation } from '#app/services/invitations.server'

/** Accepts an invitation with the current account or a new one, and redirects to the dashboard. */
export function handleInvitationForm(args: RouteArgs, form: FormBody) {
  const locale = getLocale(args.request)
  const token = args.params.token ?? ''
  const welcome = async (user: User, jwt: string | null) =>
    redirectAfterPost(
      paths.dashboard(locale),
      jwt && createSessionCookie(jwt),
      await flashSuccess('notices.joined', {
        organisation: findActiveMembership(user)?.organisation.name ?? '',
      }),
    )
  if (form.form === 'accept')
    return submit(form, formObject({}), async () =>
      welcome(await acceptInvitation(requireApi(args), token), null),
    )
  return submit(form, joinByInvitationSchema, async person => {
    const { jwt, user } = await joinByInvitation(
      getPublicApi(args),
      toJoinByInvitationBody(person, { token, locale }),
    )
    return welcome(user, jwt)
  })
}
