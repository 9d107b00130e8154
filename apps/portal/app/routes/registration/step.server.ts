import type { Api } from '@bgm/api-client'
import { type Locale, switchLocale } from '@bgm/i18n'
import {
  isStepReachable,
  nextRegistrationStep,
  type RegistrationStep,
  registrationSteps,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { languageOf } from '#app/forms/language-intent'
import { type Args, requireApi } from '#app/http/api.server'
import { typedBefore } from '#app/http/interrupted.server'
import { localeOf } from '#app/http/locale.server'
import { asDocument, elsewhere, seeOther } from '#app/http/respond.server'
import { forgetTyped, keepTyped, readTyped } from '#app/http/typed.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getRegistration } from '#app/services/registration.server'
import { goesAnyway } from './step-intent'
import { stepForm } from './wizard-page'

const order = registrationSteps.map(({ id }) => id)

/**
 * The member's client and draft, once the draft has come far enough for this step. Who skips ahead is sent to where the
 * draft stands, who is through to the order, who belongs to an organisation already to the dashboard.
 */
export async function requireStep(args: Args, step: RegistrationStep) {
  const api = requireApi(args)
  const locale = localeOf(args.request)
  const [account, registration] = await Promise.all([getAccount(api), getRegistration(api)])
  if (registration.order) throw elsewhere(paths.order(locale, registration.order))
  if (account.memberships.length > 0) throw elsewhere(paths.dashboard(locale))
  const position = nextRegistrationStep(registration) ?? 'order'
  if (!isStepReachable(registration, step)) throw elsewhere(paths.registrationStep(locale, position))
  return {
    api,
    locale,
    registration,
    position,
    typed: await typedIn(args.request, { draft: registration.id, step }),
  }
}

async function typedIn(request: Request, step: { draft: string; step: RegistrationStep }) {
  const before = typedBefore(request, stepForm)
  return Object.keys(before).length > 0 ? before : readTyped(request, step)
}

/** Where somebody who is signed in goes on: where the draft stands, or home. */
export async function resumePath(api: Api, locale: Locale): Promise<string> {
  const account = await getAccount(api)
  if (!account.confirmed) return paths.verify(locale)
  if (account.memberships.length > 0) return paths.dashboard(locale)
  const position = nextRegistrationStep(await getRegistration(api))
  return position ? paths.registrationStep(locale, position) : paths.dashboard(locale)
}

/** Where a saved step leads by the button that was pressed: to the next one, back, out, or into another language. */
export function afterStep({ request }: Args, step: RegistrationStep, { intent }: FormBody): string {
  const locale = localeOf(request)
  const other = languageOf(intent)
  if (other) return switchLocale(other, new URL(request.url))
  const neighbour = order[order.indexOf(step) + (intent === 'back' ? -1 : 1)]
  if (intent === 'leave' || !neighbour) return paths.dashboard(locale)
  return paths.registrationStep(locale, neighbour)
}

/** Whoever goes back or out is never held by a refusal: what could not be saved waits in the browser. */
export async function finishStep<T>(
  args: Args,
  { step, draft }: { step: RegistrationStep; draft: string },
  form: FormBody,
  answer: T | Response,
): Promise<T | Response> {
  const other = languageOf(form.intent)
  if (answer instanceof Response) {
    answer.headers.append('Set-Cookie', await forgetTyped(step))
    return other ? asDocument(answer) : answer
  }
  if (!goesAnyway(form.intent)) return answer
  const gone = seeOther(afterStep(args, step, form), await keepTyped({ step, draft }, form.texts))
  return other ? asDocument(gone) : gone
}
