import { localizePath } from '@bgm/i18n'
import { parseLicenceCode } from '@bgm/validation'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getLocale } from '#app/http/locale.server'
import { licencePaths, pages, sectionPath } from '#app/paths'
import { respondWithTypingError } from './typing-error.server'

/** `/l?code=`: redirects a code entered by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const typed = new URL(args.request.url).searchParams.get('code')
  const locale = getLocale(args.request)
  if (typed === null) return redirect(localizePath(locale, sectionPath(pages.license, 'check')))
  const parsed = parseLicenceCode(typed)
  if (!parsed.ok) return respondWithTypingError(args, { text: typed, reason: parsed.reason }, 400)
  return redirect(localizePath(locale, licencePaths.check(parsed.code)), {
    status: 303,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}
