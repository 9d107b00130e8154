import { Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { SealTable } from './seal-table'
import { useUsageLog } from './use-usage-log'

/** Lists every sealed day with its fingerprint and a download. */
export function UsageLogPage() {
  const { seals, failed, busy, load, download } = useUsageLog()
  const { formatMessage } = useIntl()
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
            <SealTable seals={seals} busy={busy} download={download} />
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
