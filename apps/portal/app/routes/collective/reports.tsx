import { format } from '@bgm/i18n'
import { ButtonLink, PageHeader } from '@bgm/ui'
import { cosignatureFormSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { submit } from '#app/forms/submit.server'
import { requireReaderApi } from '#app/http/collective.server'
import { flashSuccess, flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getCurrentMonth, getMonthMiddle } from '#app/routes/usage/month'
import { getCollectiveMonth, getCollectiveOverview, getDefaultMonth } from '#app/services/collective.server'
import { addBrowserCosignature, listBrowserCosignatures } from '#app/services/collective-log.server'
import { useLocale, useText } from '#app/text'
import { BrowserWitness } from './browser-witness'
import { NoFiles } from './file-table'
import { LogPanel } from './log-panel'
import { MonthStateLine } from './month-head'
import { MonthStrip } from './month-strip'
import { NotProven } from './not-proven'
import { requireValidMonth } from './rules.server'
import { VersionPanel } from './version-panel'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidMonth(args)
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  const { months, earlier, later } = await getCollectiveOverview(api, month ?? current)
  if (month === undefined)
    throw redirectTo(paths.collectiveReports(getLocale(args.request), getDefaultMonth(months, current)))
  const [report, signatures] = await Promise.all([
    getCollectiveMonth(api, month),
    listBrowserCosignatures(api),
  ])
  return { shown: { months, earlier, later }, report, signatures }
}

/** Stores the signature that a browser has made of the newest checkpoint. */
export async function action(args: ActionFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidMonth(args)
  return submit(args.request, cosignatureFormSchema, async signed => {
    const notice = (await addBrowserCosignature(api, signed))
      ? await flashSuccess('collective.witness.signed')
      : await flashWarning('collective.witness.outdated')
    return redirectAfterPost(
      paths.collectiveReports(getLocale(args.request), args.params.month ?? ''),
      notice,
    )
  })
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.reports')

/** Every version of a month with its files, and the state of the usage log. */
export default function Reports() {
  const { shown, report, signatures } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { month, versions } = report
  const state = shown.months.find(one => one.month === month)?.state
  const name = format.monthYear(getMonthMiddle(month), locale)
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.files.title', { month: name })}
        text={<MonthStateLine report={report} state={state} />}
        action={
          versions.length > 0 ? (
            <ButtonLink href={paths.collectiveFile('months', month)} download="">
              <Download aria-hidden="true" strokeWidth={1.75} />
              {t('collective.download_month')}
            </ButtonLink>
          ) : null
        }
      />
      <MonthStrip shown={shown} current={month} href={one => paths.collectiveReports(locale, one)} />
      <div className="grid gap-7">
        {versions.toReversed().map(version => (
          <VersionPanel key={version.version} month={month} version={version} />
        ))}
        {versions.length === 0 ? <NoFiles report={report} state={state} /> : null}
        <LogPanel log={report.log} log_findings={report.log_findings} seals={report.seals}>
          <BrowserWitness signatures={signatures} />
          <NotProven versions={versions} />
        </LogPanel>
      </div>
    </>
  )
}
