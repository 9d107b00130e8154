import { Button, type PageHandle } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { clearFormValues, createFormRecoveryCookies } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterSignOut } from '#app/http/respond.server'
import { clearSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { signOut } from '#app/services/account.server'
import { useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

export function loader(args: LoaderFunctionArgs) {
  requireApi(args)
  return null
}

export async function action(args: ActionFunctionArgs) {
  await signOut(requireApi(args))
  const notice = await flashSuccess('notices.signed_out')
  const forgotten = await Promise.all(['industry', 'property', 'pricing'].map(clearFormValues))
  // A form that is open in another tab can still be restored for this member.
  const recovery = createFormRecoveryCookies(args.request)
  return redirectAfterSignOut(
    paths.signIn(getLocale(args.request)),
    clearSessionCookie(),
    notice,
    ...recovery,
    ...forgotten,
  )
}

export const meta: MetaFunction = args => pageTitle(args, 'actions.sign_out')

export default function SignOut() {
  const t = useText()
  return (
    <IdentityPage title={t('sign_out.title')} text={t('sign_out.text')}>
      <Form method="post">
        <Button type="submit" full>
          {t('actions.sign_out')}
        </Button>
      </Form>
    </IdentityPage>
  )
}
