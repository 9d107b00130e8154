import { buttonVariants, ErrorPage as Frame } from '@bgm/ui'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react'
import { paths } from '#app/paths'
import { type MessageKey, useLocale, useText } from '#app/text'
import { useFrame, usePage } from './page'

const told: Record<number, { title: MessageKey; text: MessageKey }> = {
  403: { title: 'errors.forbidden_page.title', text: 'errors.forbidden_page.text' },
  404: { title: 'errors.not_found.title', text: 'errors.not_found.text' },
  429: { title: 'errors.generic', text: 'errors.rate-limited' },
  502: { title: 'errors.unavailable_page.title', text: 'errors.unavailable_page.text' },
  503: { title: 'errors.unavailable_page.title', text: 'errors.unavailable_page.text' },
  504: { title: 'errors.unavailable_page.title', text: 'errors.unavailable_page.text' },
}

const server: { title: MessageKey; text: MessageKey } = {
  title: 'errors.server.title',
  text: 'errors.server.text',
}

/** One page for every failure: the words of its status, and the number by which support finds it. */
export function ErrorPage() {
  const t = useText()
  const locale = useLocale()
  const error = useRouteError()
  const { pathname } = useLocation()
  const { logo } = useFrame()
  const { requestId } = usePage()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = told[status] ?? server
  const detail = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : ''
  return (
    <Frame
      kind={status === 404 ? 'not-found' : 'broken'}
      logo={logo}
      code={String(status)}
      title={t(words.title)}
      text={t(words.text)}
      actions={
        <Link to={paths.dashboard(locale)} className={buttonVariants({ size: 'l' })}>
          {t('actions.to_dashboard')}
        </Link>
      }
    >
      {status === 404 ? <p>{detail || t('errors.not_found.detail', { path: pathname })}</p> : null}
      {requestId ? <p>{t('errors.request_id', { id: requestId })}</p> : null}
    </Frame>
  )
}
