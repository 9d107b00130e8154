import { ButtonLink, type PageHandle } from '@bgm/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { SignOutForm } from '#app/components/sign-out-form'
import { readForm } from '#app/forms/read-form.server'
import { findApi, getPublicApi, nullIfNotFound } from '#app/http/api.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getInvitationPreview } from '#app/services/invitations.server'
import { useLocale, useText } from '#app/text'
import { AcceptForm } from './accept-form'
import { handleInvitationForm } from './invitation-forms.server'
import { JoinForm } from './join-form'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const token = args.params.token ?? ''
  const api = findApi(args)
  const [offer, account] = await Promise.all([
    nullIfNotFound(getInvitationPreview(getPublicApi(args), token)),
    api ? getAccount(api) : null,
  ])
  return data({ offer, token, signedIn: account?.email ?? null }, { status: offer ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  return handleInvitationForm(args, await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'fields.invitation')

export default function InvitationPage() {
  const { offer } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const caption = { title: t('invitation.panel_title'), text: t('invitation.panel_text') }
  if (!offer)
    return (
      <IdentityPage
        title={t('invitation.invalid_title')}
        text={t('invitation.invalid_text')}
        caption={caption}
      >
        <ButtonLink href={paths.dashboard(locale)} full>
          {t('actions.continue')}
        </ButtonLink>
      </IdentityPage>
    )
  const { organisation, invited_by: inviter, role, email } = offer
  const values = { role: t(`roles.${role}`) }
  return (
    <IdentityPage
      wide={!offer.has_account}
      title={t('invitation.title', { organisation: organisation.name })}
      text={
        <>
          <p>
            {inviter ? t('invitation.text', { ...values, inviter }) : t('invitation.text_anonymous', values)}
          </p>
          <p>{t('invitation.for', { email })}</p>
        </>
      }
      caption={caption}
    >
      <InvitationOptions />
    </IdentityPage>
  )
}

/** The visitor's options: accept, sign out first, sign in first, or create an account. */
function InvitationOptions() {
  const { offer, signedIn, token } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  if (signedIn !== null && signedIn !== offer?.email)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('invitation.other_text', { email: signedIn })}</p>
        <SignOutForm locale={locale} />
      </div>
    )
  if (signedIn !== null) return <AcceptForm />
  if (!offer?.has_account) return <JoinForm />
  return (
    <div className="grid gap-4">
      <p>{t('invitation.sign_in_text')}</p>
      <ButtonLink href={paths.signIn(locale, paths.invitation(locale, token))} full>
        {t('invitation.sign_in')}
      </ButtonLink>
    </div>
  )
}
