import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { getAccount } from '#app/services/account.server'
import { getSecondFactor } from '#app/services/second-factor.server'
import { listSessions } from '#app/services/sessions.server'
import { AccountPage } from './account-page'
import { GoogleCard } from './google-card'
import { PasswordCard } from './password-card'
import { SecondFactorCard } from './second-factor-card'
import { handleSecurityForm } from './security-forms.server'
import { SessionsCard } from './sessions-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const [{ email, has_password, has_google }, { enabled }, sessions] = await Promise.all([
    getAccount(api),
    getSecondFactor(api),
    listSessions(api),
  ])
  return { email, has_password, has_google, enabled, sessions }
}

export async function action(args: ActionFunctionArgs) {
  return handleSecurityForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'account.security')

export default function Security() {
  const { email, has_password, has_google, enabled, sessions } = useLoaderData<typeof loader>()
  return (
    <AccountPage>
      <PasswordCard email={email} has_password={has_password} />
      {has_google ? <GoogleCard has_password={has_password} /> : null}
      <SecondFactorCard enabled={enabled} />
      <SessionsCard sessions={sessions} />
    </AccountPage>
  )
}
