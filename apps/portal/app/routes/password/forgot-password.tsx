import { type PageHandle, TextLink } from '@bgm/ui'
import { forgotPasswordSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { getPublicApi } from '#app/http/api.server'
import { createCooldownCookie } from '#app/http/cooldown.server'
import { createResetCookie } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { safeRedirect } from '#app/http/security.server'
import { clearSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { requestResetCode } from '#app/services/password.server'
import { useLocale, useText } from '#app/text'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export function loader({ request }: LoaderFunctionArgs) {
  return { wanted: getRedirectTarget(request) }
}

export async function action(args: ActionFunctionArgs) {
  const api = getPublicApi(args)
  return submit(args.request, forgotPasswordSchema, async ({ identifier }) => {
    await requestResetCode(api, identifier)
    const reset = await createResetCookie({ identifier, redirectTo: getRedirectTarget(args.request) })
    return redirectAfterPost(
      paths.verifyCode(getLocale(args.request)),
      clearSessionCookie(),
      createCooldownCookie(),
      reset,
    )
  })
}

const getRedirectTarget = (request: Request) =>
  safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '') || undefined

export const meta: MetaFunction = args => pageTitle(args, 'forgot_password.title')

export default function ForgotPassword() {
  const { wanted } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('forgot-password', { schema: all => all.forgotPasswordSchema })
  return (
    <IdentityPage
      title={t('forgot_password.title')}
      text={t('forgot_password.text')}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} data-unguarded="" className="grid gap-5">
        <TextField
          name="identifier"
          hint={t('forgot_password.mobile_hint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('sign_in.identifier_placeholder')}
        />
        <SubmitButton of={form} full>
          {t('forgot_password.submit')}
        </SubmitButton>
        <p>
          <TextLink href={paths.signIn(locale, wanted)}>{t('forgot_password.back')}</TextLink>
        </p>
      </SubmissionForm>
    </IdentityPage>
  )
}
