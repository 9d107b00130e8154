import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { loader as rootLoader } from '#app/root'
import { Blocks } from '#app/sections/blocks'
import type { ContentPage } from '#app/services/pages.server'
import { ClientGrid } from './client-grid'
import { pageHead } from './head'
import { PageTitle } from './page-title'
import { SiteFrame } from './site-frame'
import { useSite } from './use-site'

/** Any page of the CMS: the site's frame around its blocks. A page without a head block gets its name as heading. `children` close it. */
export function ContentView({ children }: { children?: ReactNode }) {
  const { blocks, content, page } = useLoaderData<() => Promise<ContentPage>>()
  const [first, ...rest] = blocks
  const { langOf } = useSite()
  const headed = first?.block === 'hero' || first?.block === 'intro'
  const surroundings = { content, page }
  return (
    <SiteFrame settings={content.settings}>
      <div lang={langOf(page.locale)} className="contents">
        {headed ? null : <PageTitle page={page} />}
        <Blocks blocks={first ? [first] : []} {...surroundings} />
        {page.slug === 'clients' ? <ClientGrid {...surroundings} /> : null}
        <Blocks blocks={rest} after={first ? [first] : []} {...surroundings} />
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
  return pageHead({ title, description, name: page.name, content }, site, pathname)
}
