import { ButtonLink, ErrorPage, type PageHandle } from '@bgm/ui'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useSite } from '#app/components/use-site'
import { env } from '#app/env.server'
import { i18n } from '#app/http/locale.server'
import { clearPreviewCookie, openPreviewLink } from '#app/http/preview.server'
import { pages } from '#app/paths'

export const handle: PageHandle = { hydrate: false, layout: 'none' }

const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** Redirects a valid link from the admin panel to its page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const opened = openPreviewLink(new URL(request.url).searchParams.get('token'))
  if (opened) throw redirect(opened.path, { headers: { ...privateHeaders, 'Set-Cookie': opened.cookie } })
  const t = await i18n.getFixedT(request)
  return data(
    { title: `${t('preview.expired_title')} · ${env.appTitle}` },
    { status: 403, headers: privateHeaders },
  )
}

/** Leaves the preview and redirects to the published page. */
export function action({ request }: ActionFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  const path = /^\/(?![/\\])[\w/-]*$/.test(to) ? to : pages.home
  return redirect(path, { status: 303, headers: { ...privateHeaders, 'Set-Cookie': clearPreviewCookie() } })
}

export const headers = () => privateHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.title }] : []),
  { name: 'robots', content: 'noindex' },
]

export default function ExpiredPreview() {
  const { t, appTitle, href } = useSite()
  return (
    <ErrorPage
      kind="broken"
      logo={{ name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` }}
      code="403"
      title={t('preview.expired_title')}
      text={t('preview.expired_text')}
      actions={
        <ButtonLink size="l" href={href(pages.home)}>
          {t('actions.to_home')}
        </ButtonLink>
      }
    />
  )
}
