import { ApiError, createApi } from '@bgm/api-client'
import { stripLocale, toPagePath } from '@bgm/i18n'
import type { ServeOptions } from '@bgm/server'
import { announcementMaxBytes, importMaxBytes, taxFileMaxBytes } from '@bgm/validation'
import { env } from '#app/env.server'
import { getLocale } from './locale.server'
import { readToken } from './session.server'

/** Leaves room for the other fields, and for files slightly over the limit, which cause a field error. */
const margin = 2 * 1024 * 1024

const routes = [
  { pattern: /^\/register\/property$/, maxBytes: taxFileMaxBytes + margin },
  { pattern: /^\/business-units\/new$/, maxBytes: taxFileMaxBytes + margin },
  { pattern: /^\/business-units\/[\w-]+\/edit$/, maxBytes: taxFileMaxBytes + margin },
  { pattern: /^\/announcements(?:\/[\w-]+)?$/, maxBytes: announcementMaxBytes + margin },
  { pattern: /^\/orders\/[\w-]+\/withholding$/, maxBytes: taxFileMaxBytes + margin },
  { pattern: /^\/business-units\/import$/, maxBytes: importMaxBytes + margin },
]

/**
 * The paths that accept files, with their size limits. Only signed-in users may upload, and only a few large
 * bodies are read concurrently.
 */
export const uploads: NonNullable<ServeOptions['uploads']> = {
  getMaxBytes(pathname) {
    const path = stripLocale(toPagePath(pathname))
    return routes.find(({ pattern }) => pattern.test(path))?.maxBytes ?? null
  },

  async identifySender(request, { requestId, clientAddress }) {
    const token = readToken(request)
    if (token === null) return null
    const api = createApi({
      apiUrl: env.apiUrl,
      locale: getLocale(request),
      token,
      requestId,
      signal: AbortSignal.timeout(env.backendTimeout),
      headers: { 'x-internal-key': env.internalKey, 'x-forwarded-for': clientAddress },
    })
    return api.identity.getMe().then(
      ({ id }) => id,
      // Only a rejected session is treated as missing; if the backend is unavailable, the action handles
      // the error.
      (error: unknown) =>
        error instanceof ApiError && error.code === 'unauthenticated' ? null : clientAddress,
    )
  },

  maxConcurrent: 4,
}
