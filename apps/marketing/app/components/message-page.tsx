import type { ReactNode } from 'react'
import type { SiteContent } from '#app/sections/block'
import { SectionBox } from '#app/sections/section-box'
import { PageTitle } from './page-title'
import { SiteFrame } from './site-frame'

type MessagePageProps = {
  settings: SiteContent['settings']
  title: string
  text: string
  children: ReactNode
}

/** A short page in the site's layout: a heading, a sentence and content such as buttons. */
export function MessagePage({ settings, title, text, children }: MessagePageProps) {
  return (
    <SiteFrame settings={settings}>
      <PageTitle page={{ name: title, slug: null, version: null, industry: null, locale: null }} />
      <SectionBox id="answer">
        <p className="mb-8 max-w-[34em] text-lead text-muted">{text}</p>
        {children}
      </SectionBox>
    </SiteFrame>
  )
}
