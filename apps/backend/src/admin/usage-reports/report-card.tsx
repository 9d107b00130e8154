import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Card } from '../payments/layout'
import { ReportDetailsPanel } from './details'
import { FilesTable } from './files-table'
import type { Report, ReportFile } from './responses'
import { useTexts } from './use-texts'

function Facts({ report }: { report: Report }) {
  const { say, number, hours, time } = useTexts()
  const facts: [name: string, value: string][] = [
    [say('plays'), number(report.plays)],
    [say('hours'), hours(report.seconds)],
    [say('excluded', { seconds: report.minimum_seconds }), number(report.excluded_plays)],
    report.from_index === null
      ? [say('seals'), `${number(report.from_seal ?? 0)} – ${number(report.through_seal ?? 0)}`]
      : [say('entries'), `${number(report.from_index)} – ${number((report.log_size ?? 1) - 1)}`],
    [say('created'), time(report.created_at)],
  ]
  return (
    <Flex tag="dl" gap={6} wrap="wrap" alignItems="flex-start">
      {facts.map(([name, value]) => (
        <Box key={name}>
          <Typography tag="dt" variant="pi" textColor="neutral600">
            {name}
          </Typography>
          <Typography tag="dd" fontWeight="semiBold">
            {value}
          </Typography>
        </Box>
      ))}
    </Flex>
  )
}

const deliveryTones = { waiting: 'secondary', delivered: 'success', failed: 'danger' } as const

type Props = {
  report: Report
  busy: boolean
  canRun: boolean
  onDownload: (file: ReportFile) => void
  onCompare: () => void
}

/** One version of a monthly report. */
export function ReportCard({ report, busy, canRun, onDownload, onCompare }: Props) {
  const { say, month } = useTexts()
  const [open, setOpen] = useState(false)
  const tone = report.kind === 'final' ? 'success' : 'secondary'
  return (
    <Card>
      <Flex gap={3} wrap="wrap">
        <Typography tag="h2" variant="beta">
          {month(report.period)}
        </Typography>
        <Badge backgroundColor={`${tone}100`} textColor={`${tone}700`}>
          {say(report.kind)}
        </Badge>
        {report.waiting_for.length === 0 ? null : (
          <Badge backgroundColor="warning100" textColor="warning700">
            {say('waiting-for', { names: report.waiting_for.join(', ') })}
          </Badge>
        )}
        {report.delivery === null ? null : (
          <Badge
            backgroundColor={`${deliveryTones[report.delivery]}100`}
            textColor={`${deliveryTones[report.delivery]}700`}
          >
            {say(`delivery.${report.delivery}`)}
          </Badge>
        )}
        <Typography textColor="neutral600">{say('version', { version: report.version })}</Typography>
      </Flex>
      <Facts report={report} />
      <FilesTable report={report} busy={busy} onDownload={onDownload} />
      <Flex gap={3} wrap="wrap">
        <Button variant="tertiary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('details')}
        </Button>
        {canRun ? (
          <Button variant="tertiary" disabled={busy} onClick={onCompare}>
            {say('compare')}
          </Button>
        ) : null}
      </Flex>
      {open ? <ReportDetailsPanel report={report} /> : null}
    </Card>
  )
}
