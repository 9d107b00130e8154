import type { Api } from '@bgm/api-client'
import { getAlternatePath, type Locale } from '@bgm/i18n'
import {
  findNextRegistrationStep,
  isStepReachable,
  type RegistrationStep,
  registrationSteps,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { parseLanguageIntent } from '#app/forms/language-intent'
import { type RouteArgs, requireApi } from '#app/http/api.server'
import {
  clearFormValues,
  getRecoveredValues,
  readFormValues,
  saveFormValues,
} from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, redirectTo, withFullReload } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getRegistration } from '#app/services/registration.server'
import { isLeavingStep } from './is-leaving-step'
import { stepFormId } from './wizard-page'

const order = registrationSteps.map(({ id }) => id)

/**
 * Returns the client and the draft if the draft has reached this step. Otherwise redirects to the draft's
 * current step, or to the order once it is confirmed; members of an organisation go to the dashboard.
 */
export async function requireStep(args: RouteArgs, step: RegistrationStep) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const [account, registration] = await Promise.all([getAccount(api), getRegistration(api)])
  if (registration.order) throw redirectTo(paths.order(locale, registration.order))
  if (account.memberships.length > 0) throw redirectTo(paths.dashboard(locale))
  const position = findNextRegistrationStep(registration) ?? 'order'
  if (!isStepReachable(registration, step)) throw redirectTo(paths.registrationStep(locale, position))
  return {
    api,
    locale,
    registration,
    position,
    typed: await readTypedValues(args.request, { draft: registration.id, step }),
  }
}

async function readTypedValues(request: Request, step: { draft: string; step: RegistrationStep }) {
  const before = getRecoveredValues(request, stepFormId)
  return Object.keys(before).length > 0 ? before : readFormValues(request, step)
}

/** Returns the page where a signed-in user continues: the draft's current step, or the dashboard. */
export async function getResumePath(api: Api, locale: Locale): Promise<string> {
  const account = await getAccount(api)
  if (!account.confirmed) return paths.verify(locale)
  if (account.memberships.length > 0) return paths.dashboard(locale)
  const position = findNextRegistrationStep(await getRegistration(api))
  return position ? paths.registrationStep(locale, position) : paths.dashboard(locale)
}

/**
 * Returns the page after a saved step, depending on the button: next, back, dashboard, or another language.
 */
export function getNextPath({ request }: RouteArgs, step: RegistrationStep, { intent }: FormBody): string {
  const locale = getLocale(request)
  const other = parseLanguageIntent(intent)
  if (other) return getAlternatePath(other, new URL(request.url))
  const neighbour = order[order.indexOf(step) + (intent === 'back' ? -1 : 1)]
  if (intent === 'leave' || !neighbour) return paths.dashboard(locale)
  return paths.registrationStep(locale, neighbour)
}

/**
 * Completes a step. Errors never block going back or leaving: values that could not be saved stay in the
 * browser.
 */
export async function finishStep<T>(
  args: RouteArgs,
  { step, draft }: { step: RegistrationStep; draft: string },
  form: FormBody,
  result: T | Response,
): Promise<T | Response> {
  const other = parseLanguageIntent(form.intent)
  if (result instanceof Response) {
    result.headers.append('Set-Cookie', await clearFormValues(step))
    return other ? withFullReload(result) : result
  }
  if (!isLeavingStep(form.intent)) return result
  const redirect = redirectAfterPost(
    getNextPath(args, step, form),
    await saveFormValues({ step, draft }, form.texts),
  )
  return other ? withFullReload(redirect) : redirect
}
