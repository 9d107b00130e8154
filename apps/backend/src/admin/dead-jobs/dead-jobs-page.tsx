import { Button, Flex, Td, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { RecordTable } from '../record-table'
import { type DeadJob, useDeadJobs } from './use-dead-jobs'

const columns = ['job', 'died', 'tries', 'reason'] as const

type Retry = Pick<ReturnType<typeof useDeadJobs>, 'busy' | 'retry'>

function useSay() {
  const { formatMessage } = useIntl()
  return (id: string, values = {}) => formatMessage({ id: `panel.jobs.${id}` }, values)
}

function Row({ dead, busy, retry }: Retry & { dead: DeadJob }) {
  const say = useSay()
  const { formatDate } = useIntl()
  const { id, job, died_at, tries, reason } = dead
  const died = formatDate(died_at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })
  return (
    <Tr>
      {[job, died, tries ?? '–', reason ?? '–'].map((text, index) => (
        <Td key={columns[index]}>
          <Typography>{text}</Typography>
        </Td>
      ))}
      <Td>
        <Button
          variant="tertiary"
          size="S"
          disabled={busy}
          aria-label={say('retry-one', { job, died })}
          onClick={() => void retry(job, [id])}
        >
          {say('retry')}
        </Button>
      </Td>
    </Tr>
  )
}

/** Lists the latest dead jobs, without their contents. They can be retried one by one or all of one kind. */
export function DeadJobsPage() {
  const { found, failed, busy, retry } = useDeadJobs()
  const say = useSay()
  if (failed) return <Page.Error />
  if (!found) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('text')} />
      <Layouts.Content>
        {found.jobs.length === 0 ? (
          <Typography>{say('empty')}</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={5}>
            <Flex gap={3} wrap="wrap">
              {found.counts.map(([job, count]) => (
                <Button key={job} variant="secondary" disabled={busy} onClick={() => void retry(job)}>
                  {say('retry-all', { job, count })}
                </Button>
              ))}
            </Flex>
            <RecordTable
              label={say('title')}
              headings={columns.map(name => say(name))}
              actions={say('retry')}
              rowCount={found.jobs.length}
            >
              {found.jobs.map(dead => (
                <Row key={dead.id} dead={dead} busy={busy} retry={retry} />
              ))}
            </RecordTable>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
