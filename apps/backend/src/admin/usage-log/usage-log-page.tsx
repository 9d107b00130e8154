import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { SealTable } from './seal-table'
import { type LogState, useUsageLog } from './use-usage-log'

function LogFacts({ log }: { log: LogState }) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.log.${id}` })
  const facts: [name: string, value: string][] = [
    [say('origin'), log.origin],
    [say('size'), formatNumber(log.size)],
    [
      say('sealed'),
      formatDate(log.signed_at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' }),
    ],
    [say('root'), log.root],
  ]
  return (
    <Box background="neutral0" hasRadius padding={6} shadow="tableShadow">
      <Flex tag="dl" gap={6} wrap="wrap" alignItems="flex-start">
        {facts.map(([name, value]) => (
          <Box key={name} maxWidth="100%">
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {name}
            </Typography>
            <Typography tag="dd" fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}

type Loaded = ReturnType<typeof useUsageLog>

/** Every day that was sealed before there was a usage log, with its fingerprint and a download. */
function DailySeals({
  seals,
  busy,
  load,
  download,
}: Loaded & { seals: Parameters<typeof SealTable>[0]['seals'] }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.log.${id}` })
  const last = seals.at(-1)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography tag="h2" variant="delta">
          {say('days')}
        </Typography>
        <Button
          variant="tertiary"
          startIcon={<Download />}
          disabled={busy}
          onClick={() => void download('checkpoints', 'usage-checkpoints.jsonl')}
        >
          {say('checkpoints')}
        </Button>
      </Flex>
      <SealTable seals={seals} busy={busy} download={download} />
      {last && last.number > 1 ? (
        <Button variant="secondary" onClick={() => void load(last.number)}>
          {say('older')}
        </Button>
      ) : null}
    </Flex>
  )
}

/** Shows the state of the usage log, and the daily seals that preceded it. */
export function UsageLogPage() {
  const loaded = useUsageLog()
  const { formatMessage } = useIntl()
  const say = (id: string, values = {}) => formatMessage({ id: `panel.log.${id}` }, values)
  if (loaded.failed) return <Page.Error />
  if (!loaded.page) return <Page.Loading />
  const { log, data: seals } = loaded.page
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={say('text')}
        secondaryAction={
          <Typography
            tag={Link}
            to="/content-manager/single-types/api::seal.usage-setting"
            textColor="primary600"
          >
            {say('recipients')}
          </Typography>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {log ? <LogFacts log={log} /> : <Typography>{say('empty')}</Typography>}
          {seals.length > 0 ? <DailySeals {...loaded} seals={seals} /> : null}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
