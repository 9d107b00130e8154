import { format } from '@bgm/i18n'
import { formatLicenceCode, isValidLicence } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createFileErrorMapper } from '#app/http/check-errors.server'
import { getI18n, getLocale } from '#app/http/locale.server'
import { createVisitorApi } from '#app/http/visitor-api.server'
import { drawBadge } from '#app/licence-check/badge'
import { findLicence } from '#app/services/licence-checks.server'
import { requireLicenceCode } from './require-code.server'

/** `/l/<code>/badge.svg`: the state of a licence as an image for the venue's own website. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const code = requireLicenceCode(args)
  const locale = getLocale(args.request)
  const { t } = getI18n(locale)
  const licence = await findLicence(createVisitorApi(args), code).catch(createFileErrorMapper(args))
  const state = licence ? (isValidLicence(licence.state) ? 'active' : 'inactive') : 'unknown'
  const until =
    licence && isValidLicence(licence.state)
      ? ` ${t('licence_check.badge.until', { date: format.lastDay(licence.until, locale) })}`
      : ''
  const title = t(`licence_check.badge.${state}`) + until
  // The venue shows that a badge was copied from another venue's website.
  const about = licence ? shorten(licence.venue) : formatLicenceCode(code)
  return new Response(drawBadge({ state, title, detail: `${about} · ${new URL(env.siteUrl).host}` }), {
    status: licence ? 200 : 404,
    headers: {
      'Content-Type': 'image/svg+xml',
      // A suspended licence must not look valid for long, so the badge is cached only briefly.
      'Cache-Control': 'public, max-age=300',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    },
  })
}

const longestName = 40

const shorten = (name: string) =>
  name.length > longestName
    ? `${[...name]
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : name
