import { buttonVariants, ErrorPage, type PageHandle } from '@bgm/ui'
import type { MetaFunction } from '@remix-run/node'
import { pageTitle, useFrameProps, useSiteLink } from '#app/components/page'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The page is not hydrated, because it is served at every URL. */
export const handle: PageHandle = { hydrate: false, layout: 'none' }

export const meta: MetaFunction = args => pageTitle(args, 'maintenance.title')

/** Shown at every URL during maintenance. */
export default function Maintenance() {
  const t = useText()
  const locale = useLocale()
  const { logo } = useFrameProps()
  const siteLink = useSiteLink()
  return (
    <ErrorPage
      kind="maintenance"
      logo={logo}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      actions={
        <>
          <a href={paths.dashboard(locale)} className={buttonVariants({ size: 'l' })}>
            {t('actions.try_again')}
          </a>
          <a href={siteLink('/status')} className={buttonVariants({ size: 'l', variant: 'secondary' })}>
            {t('actions.service_status')}
          </a>
        </>
      }
    />
  )
}
