import { format } from '@bgm/i18n'
import { PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { requireReader } from '#app/http/collective.server'
import { localeOf } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getCurrentMonth, getMonthMiddle } from '#app/routes/usage/month'
import { chooseMonth, getMonth, getOverview } from '#app/services/collective.server'
import { useLocale, useText } from '#app/text'
import { DailyLogs } from './daily-logs'
import { MonthHead } from './month-head'
import { MonthStrip } from './month-strip'
import { requireMonth } from './rules.server'
import { VersionPanel } from './version-panel'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReader(args)
  await requireMonth(args)
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  const { months } = await getOverview(api, month ?? current)
  if (month === undefined)
    throw redirectTo(paths.collectiveReports(localeOf(args.request), chooseMonth(months, current)))
  return { months, report: await getMonth(api, month) }
}

export const meta: MetaFunction<typeof loader> = args => pageTitle(args, 'collective.reports')

/** Every version of a month with its files, and the sealed log of each day. */
export default function Reports() {
  const { months, report } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { month, versions } = report
  const name = format.monthYear(getMonthMiddle(month), locale)
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={t('collective.files.title', { month: name })}
        text={<MonthHead report={report} state={months.find(one => one.month === month)?.state} />}
      />
      <MonthStrip months={months} current={month} href={one => paths.collectiveReports(locale, one)} />
      <div className="grid gap-7">
        {versions.toReversed().map(version => (
          <VersionPanel key={version.version} month={month} version={version} />
        ))}
        {versions.length === 0 ? (
          <p className="rounded-card border border-line bg-surface p-card text-label text-muted">
            {t('collective.files.none', { time: format.dateTime(report.final_at, locale) })}
          </p>
        ) : null}
        <DailyLogs seals={report.seals} />
      </div>
    </>
  )
}
