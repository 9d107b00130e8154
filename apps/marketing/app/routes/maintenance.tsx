import { ButtonLink, ErrorPage, Loading, type PageHandle } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useSite } from '#app/components/use-site'
import { env } from '#app/env.server'
import { i18n } from '#app/http/locale.server'
import { pages } from '#app/paths'

export const handle: PageHandle = { hydrate: false, layout: 'none' }

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await i18n.getFixedT(request)
  return { title: `${t('maintenance.title')} · ${env.appTitle}` }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...(data ? [{ title: data.title }] : []),
  { name: 'robots', content: 'noindex' },
]

/** Shown for every page during maintenance, and at its own URL. The page makes no backend calls. */
export default function Maintenance() {
  const { t, appTitle, href } = useSite()
  return (
    <ErrorPage
      kind="maintenance"
      logo={{ name: appTitle, href: href(pages.home), label: `${appTitle}, ${t('navigation.home')}` }}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={
        <>
          <ButtonLink size="l" href="">
            {t('actions.try_again')}
          </ButtonLink>
          <span data-retry="" className="flex items-center">
            <Loading label={t('maintenance.retry')} />
          </span>
        </>
      }
    />
  )
}
