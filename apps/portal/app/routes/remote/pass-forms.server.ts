import type { Api } from '@bgm/api-client'
import { passDecisionSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { decidePassRequest } from '#app/services/remote-passes.server'

/** Handles the buttons beside a zone's staff passes and requests, on the pages that list them. */
export const handlePassForm = (api: Api, zone: string, form: FormBody, back: string) =>
  submit(form, passDecisionSchema, async answer => {
    await decidePassRequest(api, zone, answer)
    if (answer.approve) return redirectAfterPost(back, await flashSuccess('remote_passes.approval.approved'))
    if (answer.decline) return redirectAfterPost(back, await flashSuccess('remote_passes.approval.declined'))
    return redirectAfterPost(back, await flashSuccess('remote_passes.holders.revoked'))
  })
