import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { RecoveryCodes } from '#app/components/recovery-codes'
import { ConfirmSecondFactor, StartSecondFactor } from '#app/components/second-factor-setup'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { consumeRecoveryCodes } from '#app/http/flash.server'
import { dataWithCookies } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getSecondFactor } from '#app/services/second-factor.server'
import { useLocale, useText } from '#app/text'
import { AccountPage } from './account-page'
import { ChangeSecondFactor } from './change-second-factor'
import { PasswordRequired } from './email-card'
import { handleSecondFactorForm } from './second-factor-forms.server'

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
  const t = useText()
  const locale = useLocale()
  if (codes) {
    const next = { href: paths.accountSecurity(locale), label: t('security.second_factor.codes_saved') }
    return (
      <AccountPage>
        <RecoveryCodes codes={codes} next={next} />
      </AccountPage>
    )
  }
  return (
    <AccountPage>
      {enabled ? (
        <ChangeSecondFactor left={recovery_codes_left} />
      ) : setup ? (
        <ConfirmSecondFactor {...setup} />
      ) : (
        <StartSecondFactor>{has_password ? null : <PasswordRequired />}</StartSecondFactor>
      )}
    </AccountPage>
  )
}
