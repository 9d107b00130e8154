import { type PageHandle, TextLink } from '@bgm/ui'
import { secondFactorSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { getPublicApi } from '#app/http/api.server'
import { clearChallengeCookie, readChallenge } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { verifySecondFactor } from '#app/services/second-factor.server'
import { useLocale, useText } from '#app/text'
import { completeSignIn } from './complete-sign-in.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader({ request }: LoaderFunctionArgs) {
  await requireChallenge(request)
  return null
}

export async function action(args: ActionFunctionArgs) {
  const { challenge, redirectTo } = await requireChallenge(args.request)
  const api = getPublicApi(args)
  const pass = async ({ code }: { code: string }) => {
    const session = await verifySecondFactor(api, challenge, code)
    return completeSignIn(args.request, session, redirectTo, await clearChallengeCookie())
  }
  return submit(args.request, secondFactorSchema, pass, 'code')
}

async function requireChallenge(request: Request) {
  const challenge = await readChallenge(request)
  if (!challenge) throw redirectTo(paths.signIn(getLocale(request)))
  return challenge
}

export const meta: MetaFunction = args => pageTitle(args, 'security.pass.title')

export default function SecondFactor() {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('second-factor', { schema: all => all.secondFactorSchema })
  return (
    <IdentityPage
      title={t('security.pass.title')}
      text={t('security.pass.text')}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      <SubmissionForm of={form} data-unguarded="" className="grid gap-5">
        <TextField
          name="code"
          hint={t('security.pass.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-60"
        />
        <SubmitButton of={form} full>
          {t('security.pass.submit')}
        </SubmitButton>
        <p>
          <TextLink href={paths.signIn(locale)}>{t('security.pass.again')}</TextLink>
        </p>
      </SubmissionForm>
    </IdentityPage>
  )
}
