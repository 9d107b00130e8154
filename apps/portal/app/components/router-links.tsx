import { type AnchorProps, LinkProvider } from '@bgm/ui'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isEntryPath } from '#app/entry-paths'

/**
 * Makes links in packages/ui use the router, except links to other hosts, languages, files or entry pages.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>
}

function RouterLink({ href = '', ...props }: AnchorProps) {
  const inside =
    href.startsWith('/') &&
    !isEntryPath(href) &&
    !('data-locale' in props) &&
    !props.target &&
    props.download === undefined
  if (!inside) return <a href={href} {...props} />
  // Renders the same markup without the router, whose link behaviour takes effect only in the browser.
  if (import.meta.env.SSR) return <a {...props} data-discover="true" href={href} />
  return <Link to={href} {...props} />
}
