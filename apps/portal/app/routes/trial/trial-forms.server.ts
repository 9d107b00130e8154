import type { Api } from '@bgm/api-client'
import { formObject, trialSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { createCooldownCookie } from '#app/http/cooldown.server'
import { clearFormValues, saveFormValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getTrialOffer, sendTrialCode, startTrial } from '#app/services/trials.server'

const step = 'trial'
const nothing = formObject({})

/** The key under which the browser keeps the values while a code is sent. */
export const trialDraft = (draft: string) => ({ draft, step })

type TrialRequest = { api: Api; draft: string; form: FormBody }

/** Sends the code, or starts the trial. */
export async function handleTrialForm(args: RouteArgs, request: TrialRequest) {
  const { api, form } = request
  if (form.form !== 'trial-code')
    return form.intent === 'code' ? sendCode(args, request) : start(args, request)
  // The offer of the trial leads here; it sends a code only if one is needed and none is on its way.
  const { mobile_number, verified, code_sent } = await getTrialOffer(api)
  if (mobile_number === null || verified || code_sent)
    return redirectAfterPost(paths.startTrial(getLocale(args.request)))
  return sendCode(args, request)
}

/** Sends a code and shows the form again with what was filled in. */
function sendCode(args: RouteArgs, { api, draft, form }: TrialRequest) {
  const here = paths.startTrial(getLocale(args.request))
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
