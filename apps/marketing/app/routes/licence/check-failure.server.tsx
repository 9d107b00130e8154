import { format } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { explainCheckFailure } from '#app/http/check-errors.server'
import { getI18n, getLocale } from '#app/http/locale.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { UnavailablePage } from '#app/licence-check/unavailable-page'

/** Renders the page for a failed check: 429 with the time of the next allowed attempt, or 503. */
export function respondWithCheckFailure(args: LoaderFunctionArgs, error: unknown): Response {
  const failure = explainCheckFailure(args, error)
  const locale = getLocale(args.request)
  const { t } = getI18n(locale)
  if (failure.reason === 'limited') {
    const title = t('licence_check.limited')
    const time = format.time(Date.now() + failure.seconds * 1000, locale)
    return respondWithPage(args, {
      title,
      status: 429,
      headers: { 'Retry-After': String(failure.seconds) },
      body: <UnavailablePage heading={title} text={t('licence_check.limited_text', { time })} />,
    })
  }
  const title = t('licence_check.unavailable')
  return respondWithPage(args, {
    title,
    status: 503,
    headers: { 'Retry-After': '5' },
    body: <UnavailablePage heading={title} text={t('licence_check.unavailable_text')} />,
  })
}
