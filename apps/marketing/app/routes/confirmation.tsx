import { stripLocale } from '@bgm/i18n'
import { ButtonLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MessagePage } from '#app/components/message-page'
import { useSite } from '#app/components/use-site'
import { env } from '#app/env.server'
import { createContentApi } from '#app/http/api.server'
import { i18n } from '#app/http/locale.server'
import { confirmationPaths, pages } from '#app/paths'
import { getSiteSettings } from '#app/services/pages.server'

export const handle = { hydrate: false, cache: true }

/**
 * Loads the confirmation page after a form submission. The page contains none of the submitted data, so it
 * can be cached.
 */
export async function loader(args: LoaderFunctionArgs) {
  const t = await i18n.getFixedT(args.request)
  const partner = stripLocale(new URL(args.request.url).pathname) === confirmationPaths.becomePartner
  const messages = partner ? 'partner_applications.sent' : 'contact_messages.sent'
  const title = t(`${messages}.title`)
  return {
    title,
    text: t(`${messages}.text`),
    head: `${title} · ${env.appTitle}`,
    settings: await getSiteSettings(createContentApi(args)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.head }] : []),
  { name: 'robots', content: 'noindex' },
]

export default function Confirmation() {
  const { title, text, settings } = useLoaderData<typeof loader>()
  const { t, href } = useSite()
  return (
    <MessagePage settings={settings} title={title} text={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink size="l" href={href(pages.home)}>
          {t('actions.to_home')}
        </ButtonLink>
        <ButtonLink size="l" variant="secondary" href={href(pages.product)}>
          {t('navigation.site.product')}
        </ButtonLink>
      </div>
    </MessagePage>
  )
}
