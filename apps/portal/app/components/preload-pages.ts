import { prefersReducedData } from '@bgm/browser'

/**
 * Preloads the scripts of the pages in the navigation, but not their data, which is `no-store`. Does nothing
 * if data saving is on or the connection is slow.
 */
export function preloadPages(): void {
  if (isConnectionLimited()) return
  const known = new Set(
    [...document.querySelectorAll<HTMLElement>('script[src],link[rel=modulepreload]')].map(
      element => element.getAttribute('src') ?? element.getAttribute('href'),
    ),
  )
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')
  const paths = new Set([...links].map(({ pathname }) => pathname.slice(1)))
  for (const { path = '', index, module, imports = [] } of Object.values(window.__remixManifest.routes)) {
    if (!paths.has(path) || (path === '' && !index)) continue
    for (const href of [module, ...imports]) {
      if (known.has(href)) continue
      known.add(href)
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
  }
}

function isConnectionLimited(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  if (typeof connection !== 'object' || connection === null) return false
  const type = 'effectiveType' in connection ? String(connection.effectiveType) : ''
  return prefersReducedData() || /2g$|^3g$/.test(type)
}
