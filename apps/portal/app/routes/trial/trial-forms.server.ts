import type { Api } from '@bgm/api-client'
import { formObject, trialSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { createCooldownCookie, readCooldown } from '#app/http/cooldown.server'
import { clearFormValues, saveFormValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { sendTrialCode, startTrial } from '#app/services/trials.server'

const step = 'trial'
const nothing = formObject({})

/** The key under which the browser keeps the values while a code is sent. */
export const trialDraft = (draft: string) => ({ draft, step })

type TrialRequest = { api: Api; draft: string; form: FormBody }

/** Sends the code, or starts the trial. */
export function handleTrialForm(args: RouteArgs, request: TrialRequest) {
  const { form } = request
  return form.form === 'trial-code' || form.intent === 'code' ? sendCode(args, request) : start(args, request)
}

/** Sends a code and shows the form again with what was filled in. */
function sendCode(args: RouteArgs, { api, draft, form }: TrialRequest) {
  const here = paths.startTrial(getLocale(args.request))
  const seconds = readCooldown(args.request)
  if (seconds > 0 && form.form === 'trial-code') return redirectAfterPost(here)
  return submit(form, nothing, async () => {
    await sendTrialCode(api)
    const { form: _form, intent: _intent, code: _code, ...typed } = form.texts
    const kept = Object.keys(typed).length > 0 ? [await saveFormValues(trialDraft(draft), typed)] : []
    return redirectAfterPost(here, createCooldownCookie(), ...kept)
  })
}

function start(args: RouteArgs, { api, form }: TrialRequest) {
  const locale = getLocale(args.request)
  return submit(form, trialSchema, async ({ royalty: _, ...trial }) => {
    if ((await startTrial(api, trial)) === 'phone-used')
      return reply(form, { code: [{ key: 'errors.trial-phone-used' }] }, 409)
    return redirectAfterPost(paths.trial(locale), await clearFormValues(step))
  })
}
