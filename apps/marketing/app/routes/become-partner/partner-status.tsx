import { ButtonLink } from '@bgm/ui'
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MessagePage } from '#app/components/message-page'
import { useSite } from '#app/components/use-site'
import { env } from '#app/env.server'
import { createContentApi } from '#app/http/api.server'
import { i18n } from '#app/http/locale.server'
import { createLoaderApi } from '#app/http/visitor-api.server'
import { pages } from '#app/paths'
import { getSiteSettings } from '#app/services/pages.server'
import { ApplicationStatus } from './application-status'

export const handle = { hydrate: false }

/**
 * Shows the status of an application, opened from a link in an email. Without a valid token the page does
 * not reveal whether an application exists.
 */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const [t, settings, status] = await Promise.all([
    i18n.getFixedT(args.request),
    getSiteSettings(createContentApi(args)),
    token ? createLoaderApi(args).findStatus(token) : null,
  ])
  const head = `${t('partner_applications.status.title')} · ${env.appTitle}`
  return data(
    { head, settings, status },
    {
      status: status ? 200 : 404,
      // The URL contains the token, so it must not be sent as a referrer.
      headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
    },
  )
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.head }] : []),
  { name: 'robots', content: 'noindex' },
]

export default function PartnerStatus() {
  const { settings, status } = useLoaderData<typeof loader>()
  const { t, href } = useSite()
  const messages = 'partner_applications.status'
  if (status)
    return (
      <MessagePage
        settings={settings}
        title={t(`${messages}.title`)}
        text={t(`${messages}.told.${status.state}`)}
      >
        <ApplicationStatus status={status} />
      </MessagePage>
    )
  return (
    <MessagePage settings={settings} title={t(`${messages}.gone`)} text={t(`${messages}.gone_text`)}>
      <ButtonLink size="l" href={href(`${pages.contact}?topic=partnership`)}>
        {t('actions.contact_us')}
      </ButtonLink>
    </MessagePage>
  )
}
