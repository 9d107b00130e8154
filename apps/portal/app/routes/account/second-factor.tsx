import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { consumeRecoveryCodes } from '#app/http/flash.server'
import { dataWithCookies } from '#app/http/respond.server'
import { getAccount } from '#app/services/account.server'
import { getSecondFactor } from '#app/services/second-factor.server'
import { AccountPage } from './account-page'
import { ChangeSecondFactor } from './change-second-factor'
import { RecoveryCodes } from './recovery-codes'
import { handleSecondFactorForm } from './second-factor-forms.server'
import { ConfirmSecondFactor, StartSecondFactor } from './set-up-second-factor'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const { codes, cookies } = await consumeRecoveryCodes(args.request)
  const [{ has_password }, factor] = await Promise.all([getAccount(api), getSecondFactor(api)])
  return dataWithCookies({ ...factor, has_password, codes }, cookies)
}

export async function action(args: ActionFunctionArgs) {
  return handleSecondFactorForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'security.second_factor.title')

export default function SecondFactor() {
  const { enabled, setup, codes, has_password, recovery_codes_left } = useLoaderData<typeof loader>()
  if (codes)
    return (
      <AccountPage>
        <RecoveryCodes codes={codes} />
      </AccountPage>
    )
  return (
    <AccountPage>
      {enabled ? (
        <ChangeSecondFactor left={recovery_codes_left} />
      ) : setup ? (
        <ConfirmSecondFactor {...setup} />
      ) : (
        <StartSecondFactor has_password={has_password} />
      )}
    </AccountPage>
  )
}
