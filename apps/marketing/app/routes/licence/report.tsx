import { randomUUID } from 'node:crypto'
import { localizePath } from '@bgm/i18n'
import { licenceReportSchema } from '@bgm/validation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { FormResult } from '#app/forms/form-result'
import { submit } from '#app/forms/submit.server'
import { getI18n, getLocale } from '#app/http/locale.server'
import { createVisitorApi } from '#app/http/visitor-api.server'
import { respondWithPage } from '#app/licence-check/render-document.server'
import { ReportPage } from '#app/licence-check/report-page'
import { licencePaths } from '#app/paths'
import { reportLicence } from '#app/services/licence-checks.server'
import { requireLicenceCode } from './require-code.server'

/** `/l/<code>/report`: reports a licence that does not match its venue, or an unknown code. */
export function loader(args: LoaderFunctionArgs): Response {
  const values = { submission_key: randomUUID() }
  return respondWithForm(args, requireLicenceCode(args), { values, errors: {} })
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const code = requireLicenceCode(args)
  const result = await submit(args, licenceReportSchema, 'licence_check.report_limited', async report => {
    const isKnown = await reportLicence(createVisitorApi(args), code, report)
    const next = isKnown ? licencePaths.reportSent(code) : licencePaths.check(code)
    return redirect(localizePath(getLocale(args.request), next), { status: 303 })
  })
  return result instanceof Response ? result : respondWithForm(args, code, result.data, result.init)
}

function respondWithForm(
  args: LoaderFunctionArgs,
  code: string,
  result: FormResult,
  init: ResponseInit | null = null,
): Response {
  const { t } = getI18n(getLocale(args.request))
  return respondWithPage(args, {
    title: t('licence_check.report_title'),
    status: init?.status ?? 200,
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: <ReportPage code={code} result={result} />,
  })
}
