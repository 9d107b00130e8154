import type { PageHandle } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { pageTitle } from '#app/components/page'
import { getPublicApi } from '#app/http/api.server'
import { readPendingGoogleSignIn } from '#app/http/google.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { useText } from '#app/text'
import { JoinForm } from './join-form'
import { handleJoinForm } from './join-forms.server'
import { LinkForm } from './link-form'

export const handle: PageHandle = { layout: 'empty', hydrate: false }

export async function loader({ request }: LoaderFunctionArgs) {
  const { kind, email, first_name, last_name } = await requirePendingSignIn(request)
  return { kind, email, first_name, last_name }
}

export async function action(args: ActionFunctionArgs) {
  return handleJoinForm(args, getPublicApi(args), await requirePendingSignIn(args.request))
}

async function requirePendingSignIn(request: Request) {
  const newcomer = await readPendingGoogleSignIn(request)
  if (!newcomer) throw redirectTo(paths.signIn(getLocale(request)))
  return newcomer
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, args.data?.kind === 'link' ? 'security.google.link_title' : 'security.google.join_title')

export default function Join() {
  const { kind, email, first_name, last_name } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <IdentityPage
      wide={kind === 'join'}
      title={t(`security.google.${kind}_title`)}
      text={<span className="wrap-anywhere">{t(`security.google.${kind}_text`, { email })}</span>}
      caption={{ title: t('sign_in.panel_title'), text: t('sign_in.panel_text') }}
    >
      {kind === 'link' ? (
        <LinkForm email={email} />
      ) : (
        <JoinForm first_name={first_name} last_name={last_name} />
      )}
    </IdentityPage>
  )
}
