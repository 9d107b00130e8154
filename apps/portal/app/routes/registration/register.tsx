import { type PageHandle, TextLink } from '@bgm/ui'
import { registerSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GoogleLink, IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { env } from '#app/env.server'
import { changeLanguage } from '#app/forms/change-language.server'
import { readForm } from '#app/forms/read-form.server'
import { submit } from '#app/forms/submit.server'
import { findApi, getPublicApi } from '#app/http/api.server'
import { createCooldownCookie } from '#app/http/cooldown.server'
import { flashSuccess } from '#app/http/flash.server'
import { consumeFormValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { createPlanCookie } from '#app/http/plan-cookie.server'
import { dataWithCookies, redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { createSessionCookie } from '#app/http/session.server'
import { paths } from '#app/paths'
import { registerAccount } from '#app/services/account.server'
import { useLocale, useText } from '#app/text'
import { RegisterForm, registerFormId } from './register-form'
import { getResumePath } from './step.server'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const api = findApi(args)
  const plan = await createPlanCookie(args.request)
  if (api) throw redirectTo(await getResumePath(api, getLocale(args.request)), plan)
  const { saved, cookies } = await consumeFormValues(args.request, registerFormId)
  return dataWithCookies({ saved, google: env.google }, [...(plan ? [plan] : []), ...cookies])
}

export async function action(args: ActionFunctionArgs) {
  const api = getPublicApi(args)
  const locale = getLocale(args.request)
  const body = await readForm(args.request)
  const translated = await changeLanguage(args.request, body)
  if (translated) return translated
  return submit(body, registerSchema, async form => {
    const { jwt } = await registerAccount(api, form, locale)
    const notice = await flashSuccess('notices.registered')
    return redirectAfterPost(paths.verify(locale), createSessionCookie(jwt), createCooldownCookie(), notice)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'registration.register.title')

export default function Register() {
  const { saved, google } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <IdentityPage
      wide
      form={registerFormId}
      title={
        <>
          <span className="mb-1.5 block text-small font-semibold tracking-normal text-accent-text">
            {t('registration.step_of', { step: 1, total: 6 })}
          </span>
          {t('registration.register.title')}
        </>
      }
      text={
        <>
          {t('registration.register.has_account')}{' '}
          <TextLink href={paths.signIn(locale)}>{t('actions.sign_in')}</TextLink>
        </>
      }
      caption={{
        title: t('registration.register.panel_title'),
        text: t('registration.register.panel_text'),
      }}
    >
      <RegisterForm saved={saved} />
      {google ? <GoogleLink /> : null}
    </IdentityPage>
  )
}
