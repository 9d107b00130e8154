import { buttonVariants, ErrorWords, ErrorPage as Frame } from '@bgm/ui'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { paths } from '#app/paths'
import { type MessageKey, useLocale, useText } from '#app/text'
import { useFrame, usePage } from './page'
import { sentOf, TryAgain } from './try-again'

/** What a status means, in a sentence; the headings are the specification's two (§8). */
const told: Record<number, MessageKey> = {
  403: 'errors.forbidden_page.text',
  404: 'errors.not_found.text',
  429: 'errors.rate-limited',
  502: 'errors.unavailable_page.text',
  503: 'errors.unavailable_page.text',
  504: 'errors.unavailable_page.text',
}

/** One page for every failure: the words of its status, and the number by which support finds it; `framed` where the member's frame stands. */
export function ErrorPage({ framed = false }: { framed?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const error = useRouteError()
  const { pathname } = useLocation()
  const { logo } = useFrame()
  const { requestId } = usePage()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const detail = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  const again = status >= 500
  const words = {
    kind: status === 404 ? ('not-found' as const) : ('broken' as const),
    code: String(status),
    title: t(status === 404 ? 'errors.not_found.title' : 'errors.server.title'),
    text: t(told[status] ?? 'errors.server.text'),
    actions: (
      <>
        {again ? <TryAgain sent={isRouteErrorResponse(error) ? sentOf(error.data) : null} /> : null}
        <Link
          to={paths.dashboard(locale)}
          className={buttonVariants({ size: 'l', variant: again ? 'secondary' : 'primary' })}
        >
          {t('actions.to_dashboard')}
        </Link>
      </>
    ),
    children: (
      <>
        {status === 404 ? <p>{detail || t('errors.not_found.detail', { path: pathname })}</p> : null}
        {requestId ? <p>{t('errors.request_id', { id: requestId })}</p> : null}
      </>
    ),
  }
  return framed ? <ErrorWords {...words} /> : <Frame logo={logo} {...words} />
}
