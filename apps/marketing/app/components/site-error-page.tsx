import { errorPageKeys } from '@bgm/i18n'
import { ButtonLink, ErrorPage } from '@bgm/ui'
import { isRouteErrorResponse, useRouteLoaderData } from '@remix-run/react'
import { pages } from '#app/paths'
import type { loader } from '#app/root'
import { useSite } from './use-site'

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** What the browser's tab says of an error: the heading of its page. */
export function SiteErrorTitle({ error }: { error: unknown }) {
  const { t, appTitle } = useSite()
  return <title>{`${t(errorPageKeys(statusOf(error)).title)} · ${appTitle}`}</title>
}

/** The one error page: what the status means, in the reader's language, and a way on. Works without script and CMS. */
export function SiteErrorPage({ error }: { error: unknown }) {
  const { t, href, pathname, appTitle } = useSite()
  const root = useRouteLoaderData<typeof loader>('root')
  const status = statusOf(error)
  const said = errorPageKeys(status)
  const missing = status === 404
  const detail = isRouteErrorResponse(error) && missing && typeof error.data === 'string' ? error.data : null
  const logo = { name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` }
  return (
    <ErrorPage
      kind={missing ? 'not-found' : 'broken'}
      logo={logo}
      code={String(status)}
      title={t(said.title)}
      text={t(said.text)}
      actions={
        missing ? (
          <>
            <ButtonLink size="l" href={href(pages.home)}>
              {t('actions.to_home')}
            </ButtonLink>
            <ButtonLink size="l" variant="secondary" href={href(pages.contact)}>
              {t('actions.contact_us')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink size="l" href={pathname}>
              {t('actions.try_again')}
            </ButtonLink>
            <ButtonLink size="l" variant="secondary" href={href(pages.home)}>
              {t('actions.to_home')}
            </ButtonLink>
          </>
        )
      }
    >
      {detail ? <p>{detail}</p> : null}
      {missing || !root ? null : <p>{t('errors.request_id', { id: root.requestId })}</p>}
    </ErrorPage>
  )
}
