import { stripLocale } from '@bgm/i18n'

const entryPaths = [
  ...[
    '/sign-in',
    '/sign-in/second-factor',
    '/connect/google/join',
    '/register',
    '/register/trial',
    '/verify',
  ],
  ...['/forgot-password', '/verify-code', '/reset-password', '/maintenance', '/remote/join'],
]

/**
 * Whether a path leads to a page without the framework's script (`hydrate: false`), which the router cannot
 * show.
 */
export function isEntryPath(path: string): boolean {
  const [page = ''] = stripLocale(path).split(/[?#]/, 1)
  return entryPaths.includes(page) || page.startsWith('/invitations/') || isCollectivePath(page)
}

/** Whether a path leads to the console for collective bodies. */
export const isCollectivePath = (path: string) => /^\/collective(\/|$)/.test(stripLocale(path))
