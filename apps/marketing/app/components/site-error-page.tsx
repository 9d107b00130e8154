import { getErrorPageKeys } from '@bgm/i18n'
import { ButtonLink, ErrorPage } from '@bgm/ui'
import { isRouteErrorResponse, useRouteLoaderData } from '@remix-run/react'
import { pages } from '#app/paths'
import type { loader } from '#app/root'
import { useSite } from './use-site'

const getStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** The document title of an error page. */
export function SiteErrorTitle({ error }: { error: unknown }) {
  const { t, appTitle } = useSite()
  return <title>{`${t(getErrorPageKeys(getStatus(error)).title)} · ${appTitle}`}</title>
}

/** The error page for every HTTP status. It works without JavaScript and without the CMS. */
export function SiteErrorPage({ error }: { error: unknown }) {
  const { t, href, pathname, appTitle } = useSite()
  const root = useRouteLoaderData<typeof loader>('root')
  const status = getStatus(error)
  const messageKeys = getErrorPageKeys(status)
  const notFound = status === 404
  const detail = isRouteErrorResponse(error) && notFound && typeof error.data === 'string' ? error.data : null
  const logo = { name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` }
  return (
    <ErrorPage
      kind={notFound ? 'not-found' : 'broken'}
      logo={logo}
      code={String(status)}
      title={t(messageKeys.title)}
      text={t(messageKeys.text)}
      actions={
        notFound ? (
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
      {notFound || !root ? null : <p>{t('errors.request_id', { id: root.requestId })}</p>}
    </ErrorPage>
  )
}
