/** The link that a plain click is about to follow inside this site, else null (new tab, download, jump on the page). */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = findInternalLink(event.target)
  return link && !link.target && !link.hasAttribute('download') ? link : null
}

/** The link of this site around an event's target that leads to another document, else null. */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return null
  const to = new URL(link.href, location.href)
  const samePage = to.pathname === location.pathname && to.search === location.search
  return to.origin === location.origin && !(samePage && to.hash) ? link : null
}
