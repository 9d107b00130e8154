import type { Api } from '@bgm/api-client'
import {
  formObject,
  memberAccessSchema,
  memberApprovalSchema,
  transferOwnershipSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { setMemberAccess, setMemberActive, transferOwnership } from '#app/services/members.server'
import { setMemberApproval } from '#app/services/order-requests.server'

const nothing = formObject({})

/** Handles the forms on a member's page by name. */
export function handleMemberForm(args: RouteArgs, api: Api, form: FormBody) {
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  const updated = async (name: string, path = paths.user(locale, id)) =>
    redirectAfterPost(path, await flashSuccess('notices.member_updated', { name }))
  if (form.form === 'access')
    return submit(form, memberAccessSchema, async access => {
      const { name, self, role } = await setMemberAccess(api, id, access)
      // An owner who gives up the role can no longer open this page.
      return updated(name, self && role !== 'owner' ? paths.members(locale) : undefined)
    })
  if (form.form === 'approval')
    return submit(form, memberApprovalSchema, async approval => {
      await setMemberApproval(api, id, approval)
      return redirectAfterPost(paths.user(locale, id), await flashSuccess('approval.settings.saved'))
    })
  if (form.form === 'transfer')
    return submit(form, transferOwnershipSchema, async ({ password }) => {
      const { name } = await transferOwnership(api, id, password)
      return redirectAfterPost(paths.members(locale), await flashSuccess('notices.transferred', { name }))
    })
  return submit(form, nothing, async () =>
    updated((await setMemberActive(api, id, form.form === 'reactivate')).name),
  )
}
