import { localizePath } from '@bgm/i18n'
import type { GetRequestOverrides } from '@bgm/server'
import { serializeLocaleCookie } from './cookies.server'
import { negotiateLanguage, readLanguageSignals } from './language.server'
import { readPreviewCookie } from './preview.server'

/**
 * Determines how a response differs from the cached page: a preview, the language redirect of `/`, or a
 * language to save.
 */
export const getRequestOverrides: GetRequestOverrides = (headers, path, search) => {
  if (readPreviewCookie(headers.cookie)) return { bypass: true }
  if (path !== '/' && headers.referer === undefined) return null
  const header = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(',') : value
  }
  const { redirectTo, saveLocale } = negotiateLanguage(readLanguageSignals(header, headers.host, path))
  if (saveLocale === undefined) return null
  const cookie = serializeLocaleCookie(saveLocale)
  if (redirectTo === undefined) return { cookie }
  return { redirect: localizePath(redirectTo, '/') + (search && `?${search}`), cookie }
}
