import { type PageHandle, TextLink } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { ResendWait } from '#app/components/resend-wait'
import { TextField } from '#app/forms/fields'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { getPublicApi } from '#app/http/api.server'
import { readCooldown } from '#app/http/cooldown.server'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { handleCodeForm } from './code-forms.server'
import { requireReset } from './require-reset.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader({ request }: LoaderFunctionArgs) {
  const { identifier, redirectTo } = await requireReset(request)
  return { identifier, wanted: redirectTo, pause: readCooldown(request) }
}

export async function action(args: ActionFunctionArgs) {
  const reset = await requireReset(args.request)
  return handleCodeForm(args.request, getPublicApi(args), reset, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'verify_code.title')

export default function VerifyCode() {
  const { identifier } = useLoaderData<typeof loader>()
  const t = useText()
  const form = useSubmission('verify-code', { schema: all => all.verifyCodeSchema })
  return (
    <IdentityPage
      title={t('verify_code.title')}
      text={<span className="wrap-anywhere">{t('verify_code.text', { identifier })}</span>}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} data-unguarded="" className="grid gap-5">
        <TextField
          name="code"
          hint={t('verify_code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          box="max-w-60"
        />
        <SubmitButton of={form} full>
          {t('verify_code.submit')}
        </SubmitButton>
      </SubmissionForm>
      <Resend />
    </IdentityPage>
  )
}

/** Sends another code after a cooldown, or restarts with another identifier. */
function Resend() {
  const { wanted, pause } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('resend')
  return (
    <SubmissionForm of={form} data-unguarded="" className="mt-5 grid gap-3">
      <SubmitButton of={form} id="resend-button" variant="secondary" full>
        {t('verify_code.resend')}
      </SubmitButton>
      <ResendWait
        seconds={pause}
        button="resend-button"
        format={seconds => t('verify.resend_wait', { seconds })}
      />
      <p>
        <TextLink href={paths.forgotPassword(locale, wanted)}>{t('verify_code.other')}</TextLink>
      </p>
    </SubmissionForm>
  )
}
