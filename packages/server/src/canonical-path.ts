/**
 * Returns the canonical form of a path; null if the path is already canonical. `lowercase` is for apps
 * without case-sensitive paths.
 */
export function findCanonicalRedirect(pathname: string, lowercase: boolean): string | null {
  const collapsed = pathname.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  const cased = lowercase
    ? collapsed.toLowerCase()
    : collapsed.replace(/^\/[a-z]{2}(?=\/|$)/i, part => part.toLowerCase())
  return cased === pathname ? null : cased
}

/** Whether the path is a Remix data URL (`/en.data`), which only our own scripts request. */
export const isDataPath = (pathname: string) => pathname.endsWith('.data')

export function isDecodablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
