import { stripLocale } from '@bgm/i18n'
import { requireFound } from '@bgm/server/not-found'
import { Notice, PageHeader } from '@bgm/ui'
import { termsAcceptanceSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle, useSiteLink } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { findApi, getPublicApi, requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterSignIn } from '#app/http/respond.server'
import { safeRedirect } from '#app/http/security.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { getConsents, recordConsent } from '#app/services/personal-data.server'
import { findTerms } from '#app/services/terms.server'
import { useText } from '#app/text'
import { Acceptance } from './acceptance'

export { clientAction } from '#app/forms/client-action'

await loadMessages('account')

/** The page is public, for visitors without an account; members accept a newer version here. */
export async function loader(args: LoaderFunctionArgs) {
  const member = findApi(args)
  const [terms, account] = await Promise.all([findTerms(getPublicApi(args)), member && getAccount(member)])
  const due = member && account?.confirmed && account.terms_due ? (await getConsents(member)).inForce : null
  return { ...requireFound(args.request, terms), due }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  return submit(args.request, termsAcceptanceSchema, async ({ document_version }) => {
    await recordConsent(api, { purpose: 'terms', given: true, document_version }, locale)
    const target = new URL(args.request.url).searchParams.get('redirectTo')
    return redirectAfterSignIn(locale, safeRedirect(target, paths.dashboard(locale)))
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'navigation.portal.terms')

export default function TermsAndConditions() {
  const { title, version, html, due } = useLoaderData<typeof loader>()
  const t = useText()
  const siteLink = useSiteLink()
  // Editors write links relative to the public site, which shows the same document.
  const linked = html.replace(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${siteLink(stripLocale(path))}"`,
  )
  return (
    <>
      <PageHeader title={title} text={version ? t('words.version', { date: version }) : null} />
      {due ? (
        <Notice tone="warn" title={t('personal_data.terms_due_title')} className="measure mb-5">
          {t('personal_data.terms_due')}
        </Notice>
      ) : null}
      <div className="rich-text measure" dangerouslySetInnerHTML={{ __html: linked }} />
      {due ? <Acceptance version={due} /> : null}
    </>
  )
}
