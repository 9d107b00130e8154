import { localePath } from '@bgm/i18n'
import type { GetRequestOverrides } from '@bgm/server'
import { writeLocale } from './cookies.server'
import { decideLanguage, signsOf } from './language.server'
import { previewIn } from './preview.server'

/** What a visitor of a stored page needs beside it: the language of `/`, a switch to remember. */
export const visitOf: GetRequestOverrides = (headers, path, search) => {
  if (previewIn(headers.cookie)) return { bypass: true }
  if (path !== '/' && headers.referer === undefined) return null
  const header = (name: string) => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(',') : value
  }
  const { redirectTo, remember } = decideLanguage(signsOf(header, headers.host, path))
  if (remember === undefined) return null
  const cookie = writeLocale(remember)
  if (redirectTo === undefined) return { cookie }
  return { redirect: localePath(redirectTo, '/') + (search && `?${search}`), cookie }
}
