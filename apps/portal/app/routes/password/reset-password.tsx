import type { PageHandle } from '@bgm/ui'
import { resetPasswordSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { getPublicApi } from '#app/http/api.server'
import { clearResetCookie, flashSuccess, readReset } from '#app/http/flash.server'
import { resetPassword } from '#app/services/password.server'
import { useText } from '#app/text'
import { completeSignIn } from '../session/complete-sign-in.server'
import { requireGrant } from './require-reset.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader({ request }: LoaderFunctionArgs) {
  return { code: await requireGrant(request) }
}

export async function action(args: ActionFunctionArgs) {
  const api = getPublicApi(args)
  return submit(args.request, resetPasswordSchema, async passwords => {
    const entry = await resetPassword(api, passwords)
    const notice = await flashSuccess('notices.password_changed')
    const target = (await readReset(args.request))?.redirectTo ?? null
    return completeSignIn(args.request, entry, target, await clearResetCookie(), notice)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'reset_password.title')

export default function ResetPassword() {
  const { code } = useLoaderData<typeof loader>()
  const t = useText()
  const form = useSubmission('reset-password', { schema: all => all.resetPasswordSchema })
  return (
    <IdentityPage
      title={t('reset_password.title')}
      text={t('reset_password.text')}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} className="grid gap-5">
        <input type="hidden" name="code" value={code} />
        <PasswordField name="password" hint={t('reset_password.hint')} autoComplete="new-password" />
        <PasswordField name="confirm_password" autoComplete="new-password" />
        <SubmitButton of={form} full busyLabel={t('words.saving')}>
          {t('reset_password.submit')}
        </SubmitButton>
      </SubmissionForm>
    </IdentityPage>
  )
}
