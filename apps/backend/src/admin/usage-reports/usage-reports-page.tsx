import { Button, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import { ReportCard } from './report-card'
import { ReportRuns } from './runs'
import { useTexts } from './use-texts'
import { useUsageReports } from './use-usage-reports'

const update = [{ action: 'plugin::content-manager.explorer.update', subject: 'api::seal.usage-setting' }]

/** Lists every monthly report with its files, totals and downloads. */
export function UsageReportsPage() {
  const { reports, failed, busy, request, download } = useUsageReports()
  const { allowedActions } = useRBAC(update)
  const { say, month } = useTexts()
  if (failed) return <Page.Error />
  if (!reports) return <Page.Loading />
  const canRun = Boolean(allowedActions.canUpdate)
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('text')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          {canRun && reports.months.length > 0 ? (
            <Flex gap={3} wrap="wrap">
              {reports.months.map(period => (
                <Button
                  key={period}
                  variant="secondary"
                  disabled={busy}
                  onClick={() => void request({ kind: 'create', period })}
                >
                  {say('create', { month: month(period) })}
                </Button>
              ))}
            </Flex>
          ) : null}
          <ReportRuns runs={reports.runs} />
          {reports.data.length === 0 ? <Typography>{say('empty')}</Typography> : null}
          {reports.data.map(report => (
            <ReportCard
              key={report.id}
              report={report}
              busy={busy}
              canRun={canRun}
              onDownload={file => void download(report, file)}
              onCompare={() => void request({ kind: 'compare', report: report.id })}
            />
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
