import { requireValidParams } from '@bgm/server/not-found'
import { type CertificateSize, certificateSizes, licenceFilters, parseLicenceCode } from '@bgm/validation'
import type { RouteArgs } from '#app/http/api.server'
import { isId, isOneOf, isSearchText } from '#app/http/query.server'

/** The query parameters of the licence list. */
export const licenceRules = { q: isSearchText, unit: isId, state: isOneOf(licenceFilters) }

/** The query parameters of a certificate. */
export const certificateRules = { size: isOneOf(certificateSizes) }

/** Responds with 404 to a malformed `:code` without calling the backend. */
export const requireValidLicenceCode = (args: RouteArgs) =>
  requireValidParams(args, ({ code = '' }) => parseLicenceCode(code).ok)

/** Returns the valid codes in a comma-separated text. */
export const parseLicenceCodes = (text = ''): string[] =>
  text.split(',').flatMap(one => {
    const parsed = parseLicenceCode(one)
    return parsed.ok ? [parsed.code] : []
  })

/** Returns the size in the query string; by default, a wall certificate. */
export const parseCertificateSize = (size: string | undefined): CertificateSize =>
  size === 'sticker' ? 'sticker' : 'a4'
