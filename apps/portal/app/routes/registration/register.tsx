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
import { findApi, openApi } from '#app/http/api.server'
import { leaveNotice } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { startPause } from '#app/http/pause.server'
import { elsewhere, seeOther, tell } from '#app/http/respond.server'
import { keepToken } from '#app/http/session.server'
import { takeTyped } from '#app/http/typed.server'
import { keepWish } from '#app/http/wish.server'
import { paths } from '#app/paths'
import { registerAccount } from '#app/services/account.server'
import { useLocale, useText } from '#app/text'
import { RegisterForm, registerForm } from './register-form'
import { resumePath } from './step.server'

export { clientAction } from '#app/forms/client-action'

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const api = findApi(args)
  const wish = await keepWish(args.request)
  if (api) throw elsewhere(await resumePath(api, localeOf(args.request)), wish)
  const { saved, forget } = await takeTyped(args.request, registerForm)
  return tell({ saved, google: env.google }, [...(wish ? [wish] : []), ...forget])
}

export async function action(args: ActionFunctionArgs) {
  const api = openApi(args)
  const locale = localeOf(args.request)
  const body = await readForm(args.request)
  const translated = await changeLanguage(args.request, body)
  if (translated) return translated
  return submit(body, registerSchema, async form => {
    const { jwt } = await registerAccount(api, form, locale)
    const notice = await leaveNotice('notices.registered')
    return seeOther(paths.verify(locale), keepToken(jwt), startPause(), notice)
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
      form={registerForm}
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
