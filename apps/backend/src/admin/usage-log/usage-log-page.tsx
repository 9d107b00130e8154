import {
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useUsageLog } from './use-usage-log'

const columns = ['day', 'plays', 'root', 'sealed'] as const

/** Every sealed day with its fingerprint and its download. */
export function UsageLogPage() {
  const { seals, failed, busy, load, download } = useUsageLog()
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const say = (id: string, values = {}) => formatMessage({ id: `panel.log.${id}` }, values)
  if (failed) return <Page.Error />
  if (!seals) return <Page.Loading />
  const last = seals.at(-1)
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={say('text')}
        primaryAction={
          <Button
            startIcon={<Download />}
            disabled={busy || seals.length === 0}
            onClick={() => void download('checkpoints', 'usage-checkpoints.jsonl')}
          >
            {say('checkpoints')}
          </Button>
        }
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
        {seals.length === 0 ? (
          <Typography>{say('empty')}</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Table colCount={columns.length + 1} rowCount={seals.length + 1}>
              <Thead>
                <Tr>
                  {columns.map(name => (
                    <Th key={name}>
                      <Typography variant="sigma">{say(name)}</Typography>
                    </Th>
                  ))}
                  <Th>
                    <VisuallyHidden>{say('file')}</VisuallyHidden>
                  </Th>
                </Tr>
              </Thead>
              <Tbody>
                {seals.map(({ number, day, size, root, sealed_at }) => (
                  <Tr key={number}>
                    <Td>
                      <Typography fontWeight="semiBold">
                        {formatDate(`${day}T05:00:00Z`, { dateStyle: 'long', timeZone: 'Asia/Jakarta' })}
                      </Typography>
                    </Td>
                    <Td>
                      <Typography>{formatNumber(size)}</Typography>
                    </Td>
                    <Td>
                      <Typography title={root}>{`${root.slice(0, 8)} … ${root.slice(-8)}`}</Typography>
                    </Td>
                    <Td>
                      <Typography>
                        {formatDate(sealed_at, { dateStyle: 'medium', timeStyle: 'short' })}
                      </Typography>
                    </Td>
                    <Td>
                      <Button
                        variant="tertiary"
                        size="S"
                        disabled={busy}
                        startIcon={<Download />}
                        onClick={() => void download(String(number), `usage-log-${day}.jsonl`)}
                      >
                        {say('download', { day })}
                      </Button>
                    </Td>
                  </Tr>
                ))}
              </Tbody>
            </Table>
            {last && last.number > 1 ? (
              <Button variant="secondary" onClick={() => void load(last.number)}>
                {say('older')}
              </Button>
            ) : null}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
