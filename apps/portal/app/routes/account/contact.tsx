import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { readCooldown } from '#app/http/cooldown.server'
import { readFormValues } from '#app/http/form-recovery.server'
import { getAccount } from '#app/services/account.server'
import { useText } from '#app/text'
import { AccountPage } from './account-page'
import { handleContactForm, phoneFormKey } from './contact-forms.server'
import { EmailCard } from './email-card'
import { PhoneCard } from './phone-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

export async function loader(args: LoaderFunctionArgs) {
  const account = await getAccount(requireApi(args))
  const typed = await readFormValues(args.request, phoneFormKey(account.id))
  return { account, codeTo: typed?.mobile_number ?? null, pause: readCooldown(args.request) }
}

export async function action(args: ActionFunctionArgs) {
  return handleContactForm(args, requireApi(args), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'account.contact')

export default function Contact() {
  const { account, codeTo, pause } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <AccountPage text={t('security.contact.text')}>
      <EmailCard account={account} />
      <PhoneCard account={account} codeTo={codeTo} cooldown={pause} />
    </AccountPage>
  )
}
