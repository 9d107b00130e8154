import { Button, type PageHandle, TextLink } from '@bgm/ui'
import { verifyCodeSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { openApi } from '#app/http/api.server'
import { keepReset } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { seeOther } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { exchangeResetCode } from '#app/services/password.server'
import { useLocale, useText } from '#app/text'
import { requireReset } from './require-reset.server'

export const handle: PageHandle = { layout: 'empty' }

export async function loader({ request }: LoaderFunctionArgs) {
  const { identifier } = await requireReset(request)
  return { identifier }
}

export async function action(args: ActionFunctionArgs) {
  const { identifier } = await requireReset(args.request)
  const api = openApi(args)
  const exchange = async ({ code }: { code: string }) => {
    const grant = await exchangeResetCode(api, identifier, code)
    return seeOther(paths.resetPassword(localeOf(args.request)), await keepReset({ identifier, grant }))
  }
  return submit(args.request, verifyCodeSchema, exchange, 'code')
}

export const meta: MetaFunction = args => pageTitle(args, 'verify_code.title')

export default function VerifyCode() {
  const { identifier } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('verify-code', { schema: all => all.verifyCodeSchema })
  return (
    <IdentityPage
      title={t('verify_code.title')}
      text={t('verify_code.text', { identifier })}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} className="grid gap-5">
        <TextField
          name="code"
          hint={t('verify_code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          box="max-w-60"
        />
        <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
          {t('verify_code.submit')}
        </Button>
        <p>
          <TextLink href={paths.forgotPassword(locale)}>{t('verify_code.other')}</TextLink>
        </p>
      </SubmissionForm>
    </IdentityPage>
  )
}
