import { Box, Flex, ProgressBar, Typography } from '@strapi/design-system'
import type { ReportRun } from './responses'
import { useTexts } from './use-texts'
import { isOpenRun } from './use-usage-reports'

/** Ended runs are shown for a day. */
const shownFor = 86_400_000

function Progress({ run }: { run: ReportRun }) {
  const { say, month, number } = useTexts()
  const values = { month: month(run.period), version: run.version ?? 1 }
  const label = say(`running.${run.kind}`, values)
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="p" fontWeight="semiBold">
        {label}
      </Typography>
      <ProgressBar
        value={run.total === 0 ? 0 : Math.round((100 * run.done) / run.total)}
        aria-label={label}
      />
      <Typography tag="p" textColor="neutral600">
        {run.total === 0
          ? say('waiting')
          : say('progress', { done: number(run.done), total: number(run.total) })}
      </Typography>
    </Flex>
  )
}

function Outcome({ run }: { run: ReportRun }) {
  const { say, month, time } = useTexts()
  const [name = '', formats = ''] = run.state === 'failed' ? ['failed'] : (run.outcome ?? '').split(': ')
  const isBad = name === 'failed' || name === 'differs'
  return (
    <Typography tag="p" textColor={isBad ? 'danger600' : 'neutral700'}>
      {say(`outcome.${name}`, { month: month(run.period), version: run.version ?? 1, formats })}
      {` · ${time(run.changed_at)}`}
    </Typography>
  )
}

/** The reports being generated, and the outcomes of the latest runs. */
export function ReportRuns({ runs }: { runs: readonly ReportRun[] }) {
  const ended = runs.filter(run => !isOpenRun(run) && Date.now() - Date.parse(run.changed_at) < shownFor)
  const open = runs.filter(isOpenRun)
  return (
    <Box role="status" aria-live="polite">
      <Flex direction="column" alignItems="stretch" gap={3}>
        {open.map(run => (
          <Progress key={run.id} run={run} />
        ))}
        {ended.slice(0, 3).map(run => (
          <Outcome key={run.id} run={run} />
        ))}
      </Flex>
    </Box>
  )
}
