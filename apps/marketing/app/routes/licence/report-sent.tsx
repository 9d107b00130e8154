import type { LoaderFunctionArgs } from '@remix-run/node'
import { i18nOf, localeOf } from '#app/http/locale.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { ReportSentPage } from '#app/licence-check/report-sent-page'
import { requireCode } from './require-code.server'

export function loader(args: LoaderFunctionArgs): Response {
  const { t } = i18nOf(localeOf(args.request))
  return respondWithPage(args, {
    title: t('licence_check.report_sent'),
    body: <ReportSentPage code={requireCode(args)} />,
  })
}
