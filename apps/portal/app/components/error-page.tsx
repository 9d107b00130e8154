import { getErrorPageKeys } from '@bgm/i18n'
import { buttonVariants, ErrorContent, ErrorPage as Frame } from '@bgm/ui'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { findShownForInError, SendForOrganisation, useOwnOrganisation } from './organisation-changed'
import { useFrameProps, useRootData, useSiteLink } from './page'
import { findSubmittedFields, TryAgain } from './try-again'

/**
 * The page for every error: a message for its status, and the request id. `framed` is true inside the member
 * layout.
 */
export function ErrorPage({ framed = false }: { framed?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const error = useRouteError()
  const { pathname } = useLocation()
  const { logo } = useFrameProps()
  const { requestId } = useRootData()
  const siteLink = useSiteLink()
  const getName = (name: string) => {
    const field = `fields.${name}`
    return t.has(field) ? t(field) : name
  }
  const status = isRouteErrorResponse(error) ? error.status : 500
  const detail = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  const keys = getErrorPageKeys(status)
  const fields = isRouteErrorResponse(error) ? getInvalidFields(error.data) : []
  const again = status >= 500
  const shownFor = isRouteErrorResponse(error) ? findShownForInError(error.data) : null
  const former = useOwnOrganisation(shownFor)
  const content = {
    kind: status === 404 ? ('not-found' as const) : ('broken' as const),
    code: String(status),
    title: t(shownFor === null ? keys.title : 'errors.organisation_changed.title'),
    text:
      shownFor === null
        ? t(keys.text)
        : former
          ? t('errors.organisation_changed.text', { name: former.name })
          : t('errors.organisation_changed.left'),
    actions: (
      <>
        {shownFor !== null && isRouteErrorResponse(error) ? (
          <SendForOrganisation id={shownFor} data={error.data} />
        ) : null}
        {again ? (
          <TryAgain sent={isRouteErrorResponse(error) ? findSubmittedFields(error.data) : null} />
        ) : null}
        <Link
          to={paths.dashboard(locale)}
          className={buttonVariants({
            size: 'l',
            variant: again || shownFor !== null ? 'secondary' : 'primary',
          })}
        >
          {t('actions.to_dashboard')}
        </Link>
      </>
    ),
    children: (
      <>
        {status === 404 ? <p>{detail || t('errors.not_found.detail', { path: pathname })}</p> : null}
        {fields.length > 0 ? (
          <p>{t('errors.bad_request_page.fields', { fields: fields.map(getName).join(', ') })}</p>
        ) : null}
        {status >= 500 ? (
          <p>
            <a href={siteLink('/status')} className="underline">
              {t('actions.service_status')}
            </a>
          </p>
        ) : null}
        {requestId ? <p>{t('errors.request_id', { id: requestId })}</p> : null}
      </>
    ),
  }
  return framed ? <ErrorContent {...content} /> : <Frame logo={logo} {...content} />
}

/** Returns the names of the invalid fields from the body of a 400. */
function getInvalidFields(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return []
  return data.fields.filter(field => typeof field === 'string')
}
