import type { Api } from '@bgm/api-client'
import { invitationIdSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { resendInvitation, revokeInvitation } from '#app/services/members.server'

/** Handles the forms for a pending invitation by name. */
export function handlePendingInvitationForm(args: RouteArgs, api: Api, form: FormBody) {
  const here = paths.users(getLocale(args.request))
  return submit(form, invitationIdSchema, async ({ invitation }) => {
    if (form.form === 'revoke') {
      await revokeInvitation(api, invitation)
      return redirectAfterPost(here, await flashSuccess('notices.revoked'))
    }
    const { email } = await resendInvitation(api, invitation)
    return redirectAfterPost(here, await flashSuccess('notices.invited', { email }))
  })
}
