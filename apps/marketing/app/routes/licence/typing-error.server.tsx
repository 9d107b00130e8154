import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n, getLocale } from '#app/http/locale.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { type TypingError, TypingErrorPage } from '#app/licence-check/typing-error-page'

const longestShown = 64

/** Renders the page for text that is not a code, without a backend call. */
export function respondWithTypingError(
  args: LoaderFunctionArgs,
  { text, reason }: TypingError,
  status: 400 | 404,
): Response {
  const { t } = getI18n(getLocale(args.request))
  const typed = { text: text.slice(0, longestShown).toUpperCase(), reason }
  return respondWithPage(args, {
    title: t('licence_check.head', { state: t('licence_check.states.typing-error') }),
    status,
    body: <TypingErrorPage typed={typed} />,
  })
}
