/** Finds the internal link that a click opens in this tab; null for a new tab, a download or a fragment. */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = findInternalLink(event.target)
  return link && !link.target && !link.hasAttribute('download') ? link : null
}

/** Finds the link around an event target if it leads to another document on this site. */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return null
  const to = new URL(link.href, location.href)
  const samePage = to.pathname === location.pathname && to.search === location.search
  return to.origin === location.origin && !(samePage && to.hash) ? link : null
}
