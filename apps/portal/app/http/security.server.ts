// Paths of this app contain no backslash or control character and do not start with a double slash.
const ownPath = /^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@?[\]]*$/

/** Limits a redirect from user input to paths in this portal; otherwise returns `fallback`. */
export function safeRedirect(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2000 || !ownPath.test(target)) return fallback
  const base = 'http://portal.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : null
  if (!url || url.origin !== base || hasHiddenSlash(url.pathname) || excludedPaths.test(url.pathname))
    return fallback
  return url.pathname + url.search
}

// A proxy or router may decode an encoded slash or backslash.
function hasHiddenSlash(pathname: string): boolean {
  try {
    return /%(?:2f|5c|0|1)/i.test(pathname) || /\\|\/\//.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

// A redirect to one of these paths would sign out, loop, or return data instead of a page.
const excludedPaths =
  /^(?:\/en)?\/(?:sign-in|sign-out|register\/?$|forgot-password|verify-code|reset-password|connect\/)|\.data$/
