/** The one address of a page, or null when the path already is it. `lowercase` is for apps whose paths hold no secrets. */
export function canonicalPath(pathname: string, lowercase: boolean): string | null {
  const collapsed = pathname.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  const cased = lowercase
    ? collapsed.toLowerCase()
    : collapsed.replace(/^\/[a-z]{2}(?=\/|$)/i, part => part.toLowerCase())
  return cased === pathname ? null : cased
}

/** Framework data addresses (`/en.data`) are written by our own script and stay as they are. */
export const isDataPath = (pathname: string) => pathname.endsWith('.data')

export function isDecodablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}
