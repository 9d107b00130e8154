import { Flex, Typography } from '@strapi/design-system'
import { Scroller } from '../payments/layout'
import { Deliveries } from './deliveries'
import { Findings } from './findings'
import type { Report, ReportDetails } from './responses'
import { useTexts } from './use-texts'
import { useReportDetails } from './use-usage-reports'

const kinds = ['work', 'performer', 'venue', 'city', 'industry'] as const

function TotalsTable({
  report,
  kind,
  details,
}: {
  report: Report
  kind: (typeof kinds)[number]
  details: ReportDetails
}) {
  const { say, number, hours, percent } = useTexts()
  const totals = details.totals.filter(total => total.kind === kind)
  const count = details.counts.find(one => one.kind === kind)?.count ?? 0
  if (totals.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        {`${say(`kind.${kind}`)} (${say('top', { shown: number(totals.length), count: number(count) })})`}
      </Typography>
      <Scroller>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(`kind.${kind}`)}</th>
              <th scope="col" className="amount">
                {say('plays')}
              </th>
              <th scope="col" className="amount">
                {say('hours')}
              </th>
              <th scope="col" className="amount">
                {say('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ name, detail, plays, seconds }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the list never changes
              <tr key={index}>
                <th scope="row">{[name, detail].filter(Boolean).join(' · ')}</th>
                <td className="amount">{number(plays)}</td>
                <td className="amount">{hours(seconds)}</td>
                <td className="amount">{percent(seconds, report.seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Flex>
  )
}

/** The largest totals of a report, and the people who have downloaded its files. */
export function ReportDetailsPanel({ report }: { report: Report }) {
  const { say, time } = useTexts()
  const { details, failed } = useReportDetails(report.id)
  if (failed) return <Typography role="alert">{say('failed')}</Typography>
  if (!details) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Findings details={details} />
      {kinds.map(kind => (
        <TotalsTable key={kind} report={report} kind={kind} details={details} />
      ))}
      <Deliveries report={report.id} deliveries={details.deliveries} />
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="h3" variant="delta">
          {say('downloads')}
        </Typography>
        {details.downloads.length === 0 ? <Typography>{say('no-downloads')}</Typography> : null}
        {details.downloads.map(({ format, reader, at }) => (
          <Typography key={`${format} ${at}`}>{`${time(at)} · ${format} · ${reader}`}</Typography>
        ))}
      </Flex>
    </Flex>
  )
}
