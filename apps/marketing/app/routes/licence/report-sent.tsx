import type { LoaderFunctionArgs } from '@remix-run/node'
import { getI18n, getLocale } from '#app/http/locale.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { ReportSentPage } from '#app/licence-check/report-sent-page'
import { requireLicenceCode } from './require-code.server'

export function loader(args: LoaderFunctionArgs): Response {
  const { t } = getI18n(getLocale(args.request))
  return respondWithPage(args, {
    title: t('licence_check.report_sent'),
    body: <ReportSentPage code={requireLicenceCode(args)} />,
  })
}
