// What the addresses of this app are made of; a backslash, a control character or a second slash never is.
const ownPath = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@?[\]]*$/

/** Where a redirect that input can touch may lead: a path of this portal, else `fallback`. Never another host. */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2000 || !ownPath.test(target)) return fallback
  const base = 'http://portal.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (!url || url.origin !== base || hidesAnother(url.pathname) || leadsBack.test(url.pathname))
    return fallback
  return url.pathname + url.search
}

// An encoded slash or backslash is decoded by somebody sooner or later.
function hidesAnother(pathname: string): boolean {
  try {
    return /%(?:2f|5c|0|1)/i.test(pathname) || /\\|\/\//.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

// Coming back to these would sign out, loop, or answer with data instead of a page.
const leadsBack =
  /^(?:\/en)?\/(?:sign-in|sign-out|register\/?$|forgot-password|verify-code|reset-password|connect\/)|\.data$/
