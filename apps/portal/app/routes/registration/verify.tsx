import type { PageHandle } from '@bgm/ui'
import { emailConfirmationBodySchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { safeParse } from 'zod/v4/core'
import { pageTitle } from '#app/components/page'
import { readForm } from '#app/forms/read-form.server'
import { findApi, getPublicApi, requireApi } from '#app/http/api.server'
import { readCooldown } from '#app/http/cooldown.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { getAccount, getHomePath } from '#app/services/account.server'
import { getEmailConfirmation } from '#app/services/verification.server'
import { AwaitConfirmation } from './await-confirmation'
import { ConfirmEmail } from './confirm-email'
import { confirmationFormHandlers, isConfirmationForm } from './confirm-forms.server'
import { listStepStates } from './stepper.server'
import { handleVerificationForm } from './verify-forms.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const query = new URL(request.url).searchParams
  const token = query.get('token')
  if (token !== null) return { link: await openLink(args, token), stepper: null, waiting: null }
  const account = await getUnverifiedAccount(args)
  if (account.confirmed) throw redirectTo(getHomePath(account, getLocale(request)))
  const waiting = { email: account.email, pause: readCooldown(request), checked: query.has('checked') }
  return { link: null, stepper: listStepStates('verify', 'verify'), waiting }
}

/**
 * Returns the account to verify. Verification on another device ends the session, in which case sign-in
 * shows a notice.
 */
async function getUnverifiedAccount(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  return getAccount(api).catch(async (thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 302)
      thrown.headers.append('Set-Cookie', await flashSuccess('notices.verified_elsewhere'))
    throw thrown
  })
}

async function openLink(args: LoaderFunctionArgs, token: string) {
  if (!isToken(token)) return { state: 'invalid' as const }
  return { token, ...(await getEmailConfirmation(getPublicApi(args), findApi(args), token)) }
}

/** The link in the email works with or without a session; all other actions require one. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  if (isConfirmationForm(form.form)) return confirmationFormHandlers[form.form](args, form)
  return handleVerificationForm(args, requireApi(args), form)
}

const isToken = (token: string) => safeParse(emailConfirmationBodySchema, { token }).success

export const meta: MetaFunction = args => pageTitle(args, 'verify.title')

export default function Verify() {
  const { link, stepper, waiting } = useLoaderData<typeof loader>()
  if (waiting) return <AwaitConfirmation stepper={stepper} waiting={waiting} />
  return <ConfirmEmail link={link} />
}
