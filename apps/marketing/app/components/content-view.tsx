import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { loader as rootLoader } from '#app/root'
import { Blocks } from '#app/sections/blocks'
import type { ContentPage } from '#app/services/pages.server'
import { ClientGrid } from './client-grid'
import { createPageHead } from './head'
import { PageTitle } from './page-title'
import { SiteFrame } from './site-frame'
import { useSite } from './use-site'

type ContentViewProps = {
  afterFirst?: ReactNode
  /** Shown after all blocks. */
  children?: ReactNode
}

/**
 * A CMS page in the site's layout. The page name is the heading unless the first block is a hero or intro.
 */
export function ContentView({ afterFirst, children }: ContentViewProps) {
  const { blocks, content, page } = useLoaderData<() => Promise<ContentPage>>()
  const [first, ...rest] = blocks
  const { getLang, interfaceLang } = useSite()
  const hasHeading = first?.block === 'hero' || first?.block === 'intro'
  const context = { content, page }
  return (
    <SiteFrame settings={content.settings}>
      <div lang={getLang(page.locale)} className="contents">
        {hasHeading ? null : <PageTitle page={page} />}
        <Blocks blocks={first ? [first] : []} {...context} />
        {afterFirst ? (
          <div lang={interfaceLang(page.locale)} className="contents">
            {afterFirst}
          </div>
        ) : null}
        {page.slug === 'clients' ? <ClientGrid {...context} /> : null}
        <Blocks blocks={rest} after={first ? [first] : []} {...context} />
      </div>
      {children}
    </SiteFrame>
  )
}

export const contentMeta: MetaFunction<() => Promise<ContentPage>, { root: typeof rootLoader }> = ({
  data,
  matches,
  location: { pathname },
}) => {
  const site = matches.find(match => match.id === 'root')?.data
  if (!data || !site) return []
  const { title, description, page, content } = data
  return createPageHead({ title, description, name: page.name, content }, site, pathname)
}
