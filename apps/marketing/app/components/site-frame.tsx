import { BareFrame, BuildNotice, getLayout, SkipLink } from '@bgm/ui'
import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { SiteContent } from '#app/sections/block'
import { FrameFooter } from './frame-footer'
import { FrameHeader } from './frame-header'
import { useSite } from './use-site'
import { useSiteLinks } from './use-site-links'

type SiteFrameProps = {
  settings: SiteContent['settings']
  children: ReactNode
}

/** Header, main content and footer; a route's `handle.layout` selects another layout. */
export function SiteFrame({ settings, children }: SiteFrameProps) {
  const { t, pathname } = useSite()
  const { logo, languages } = useSiteLinks()
  const layout = getLayout(useMatches().map(({ handle }) => handle))
  if (layout === 'none') return children
  const skipLabel = t('navigation.skip_to_content')
  if (layout === 'empty')
    return (
      <BareFrame logo={logo} skipLabel={skipLabel} languages={languages}>
        {children}
      </BareFrame>
    )
  return (
    <>
      <SkipLink>{skipLabel}</SkipLink>
      <FrameHeader />
      <main id="isi" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <FrameFooter settings={settings} />
      <BuildNotice text={t('build.new_version')} reload={{ label: t('build.reload'), href: pathname }} />
    </>
  )
}
