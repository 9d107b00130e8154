import type { Api } from '@bgm/api-client'
import { joinGoogleSchema, linkGoogleSchema } from '@bgm/validation'
import { submit } from '#app/forms/submit.server'
import type { Args } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { forgetNewcomer, type Newcomer } from '#app/http/google.server'
import { localeOf } from '#app/http/locale.server'
import { joinGoogle, linkGoogle } from '#app/services/google.server'
import { enter } from '../session/enter.server'

/** Signs in to the account of that address, once, or makes the account that is missing. */
export function answerNewcomer({ request }: Args, api: Api, { kind, token, redirectTo }: Newcomer) {
  if (kind === 'link')
    return submit(request, linkGoogleSchema, async ({ password }) =>
      enter(request, await linkGoogle(api, token, password), redirectTo, await forgetNewcomer()),
    )
  return submit(request, joinGoogleSchema, async form => {
    const session = await joinGoogle(api, token, form, localeOf(request))
    const notice = await leaveNotice('notices.registered')
    return enter(request, session, null, await forgetNewcomer(), notice)
  })
}
