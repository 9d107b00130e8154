import { format, getPathLocale } from '@bgm/i18n'
import { ButtonLink, PageHeader, StatTiles } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Download } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { requireReaderApi } from '#app/http/collective.server'
import { getLocale } from '#app/http/locale.server'
import { isOneOf, parseListQuery } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getCurrentMonth, getMonthMiddle } from '#app/routes/usage/month'
import { getCollectiveMonth, getCollectiveOverview, getDefaultMonth } from '#app/services/collective.server'
import { getIndustryNameLookup } from '#app/services/industries.server'
import { useLocale, useText } from '#app/text'
import { CoverageTable, groupings } from './coverage-table'
import { FileTable } from './file-table'
import { LateDevicesCard } from './late-devices-card'
import { LogCard } from './log-card'
import { MonthStateLine } from './month-head'
import { MonthStrip } from './month-strip'
import { Panel } from './panel'
import { PlayKinds } from './play-kinds'
import { ProofLookupCard } from './proof-lookup-card'
import { RejectionsCard } from './rejections-card'
import { requireValidMonth } from './rules.server'

export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  await requireValidMonth(args)
  const current = getCurrentMonth(Date.now())
  const { month } = args.params
  if (month === undefined) {
    const { months } = await getCollectiveOverview(api, current)
    throw redirectTo(paths.collectiveMonth(getLocale(args.request), getDefaultMonth(months, current)))
  }
  const { by } = parseListQuery(args.request, { by: isOneOf(groupings) }).filter
  const [overview, report, nameIndustry] = await Promise.all([
    getCollectiveOverview(api, month, by),
    getCollectiveMonth(api, month),
    by === 'industry' ? getIndustryNameLookup(api) : null,
  ])
  const groups = overview.groups.map(({ group, ...row }) => ({
    ...row,
    group: nameIndustry ? { ...group, name: nameIndustry(group.code) } : group,
  }))
  return { overview: { ...overview, groups }, report }
}

export const meta: MetaFunction<typeof loader> = args => {
  const locale = getPathLocale(args.location.pathname)
  const month = args.data?.overview.month
  const [title] = pageTitle(args, 'collective.name')
  return [
    { title: `${month ? `${format.monthYear(getMonthMiddle(month), locale)}, ` : ''}${title?.title ?? ''}` },
  ]
}

export default function Overview() {
  const { overview, report } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { month, months, totals, late, rejections } = overview
  const name = format.monthYear(getMonthMiddle(month), locale)
  const latest = report.versions.at(-1)
  const state = months.find(one => one.month === month)?.state
  const number = (value: number) => format.number(value, locale)
  const share = totals.coverage === null ? '–' : `${format.number(totals.coverage * 100, locale, 1)}%`
  return (
    <>
      <PageHeader
        className="mb-4.5!"
        title={name}
        text={<MonthStateLine report={report} state={state} />}
        action={
          latest ? (
            <ButtonLink href={paths.collectiveFile('months', month)} download="">
              <Download aria-hidden="true" strokeWidth={1.75} />
              {t('collective.download_month')}
            </ButtonLink>
          ) : null
        }
      />
      <MonthStrip shown={overview} current={month} href={one => paths.collectiveMonth(locale, one)} />
      <StatTiles
        className="mb-5"
        stats={[
          { label: t('collective.stats.coverage'), value: share },
          { label: t('collective.stats.venues'), value: number(totals.units) },
          { label: t('collective.stats.licences'), value: number(totals.licences) },
          { label: t('collective.stats.plays'), value: number(totals.plays) },
          { label: t('collective.stats.rejected'), value: number(totals.rejected_plays) },
        ]}
      />
      <PlayKinds counts={totals} />
      <div className="grid items-start gap-5 3xl:grid-cols-[minmax(0,1fr)_minmax(0,344px)]">
        <div className="grid min-w-0 gap-6">
          <CoverageTable overview={overview} />
          <Panel
            id="files"
            title={t('collective.files.title', { month: name })}
            aside={latest ? t('collective.files.compare') : null}
          >
            <FileTable month={month} report={report} state={state} />
          </Panel>
        </div>
        <div className="grid items-start gap-5 max-3xl:lg:grid-cols-2">
          <LogCard log={report.log} month={month} />
          <RejectionsCard rejections={rejections} month={month} />
          <LateDevicesCard late={late} />
          <ProofLookupCard />
        </div>
      </div>
    </>
  )
}
