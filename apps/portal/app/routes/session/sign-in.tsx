import { type PageHandle, TextLink } from '@bgm/ui'
import { signInSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GoogleLink, IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { env } from '#app/env.server'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { getPublicApi } from '#app/http/api.server'
import { findInterruptedForm } from '#app/http/form-recovery.server'
import { paths } from '#app/paths'
import { signIn } from '#app/services/account.server'
import { useLocale, useText } from '#app/text'
import { completeSignIn } from './complete-sign-in.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('redirectTo')
  return { wanted, form: wanted ? findInterruptedForm(request, wanted) : null, google: env.google }
}

export async function action(args: ActionFunctionArgs) {
  const api = getPublicApi(args)
  return submit(args.request, signInSchema, async credentials => {
    const redirectTo = new URL(args.request.url).searchParams.get('redirectTo')
    return completeSignIn(args.request, await signIn(api, credentials), redirectTo)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'sign_in.title')

const continueKeys = {
  kept: 'sign_in.form_kept',
  lost: 'sign_in.form_lost',
  none: 'sign_in.continue_after',
} as const

export default function SignIn() {
  const { wanted, form: interrupted, google } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('sign-in', { schema: all => all.signInSchema })
  const join = (
    <>
      {t('sign_in.no_account')} <TextLink href={paths.register(locale)}>{t('actions.join_now')}</TextLink>
    </>
  )
  return (
    <IdentityPage
      title={t('sign_in.title')}
      text={
        wanted ? (
          <>
            {t(continueKeys[interrupted ?? 'none'])} {join}
          </>
        ) : (
          join
        )
      }
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} data-unguarded="" className="grid gap-5">
        <TextField
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('sign_in.identifier_placeholder')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          action={
            <TextLink className="text-small" href={paths.forgotPassword(locale, wanted ?? undefined)}>
              {t('actions.forgot_password')}
            </TextLink>
          }
        />
        <SubmitButton of={form} full>
          {t('sign_in.submit')}
        </SubmitButton>
      </SubmissionForm>
      {google ? <GoogleLink redirectTo={wanted} /> : null}
    </IdentityPage>
  )
}
