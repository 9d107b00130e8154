import { Button, Td, Tr, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useIntl } from 'react-intl'
import { RecordTable } from '../record-table'
import type { Seal, useUsageLog } from './use-usage-log'

type DownloadDay = Pick<ReturnType<typeof useUsageLog>, 'busy' | 'download'>

const columns = ['day', 'plays', 'root', 'sealed'] as const

export function SealTable({ seals, busy, download }: DownloadDay & { seals: Seal[] }) {
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id: `panel.log.${id}` })
  return (
    <RecordTable
      label={say('title')}
      headings={columns.map(say)}
      actions={say('file')}
      rowCount={seals.length}
    >
      {seals.map(seal => (
        <SealRow key={seal.number} seal={seal} busy={busy} download={download} />
      ))}
    </RecordTable>
  )
}

function SealRow({ seal, busy, download }: DownloadDay & { seal: Seal }) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const { number, day, size, root, sealed_at } = seal
  return (
    <Tr>
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
          {formatDate(sealed_at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })}
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
          {formatMessage({ id: 'panel.log.download' }, { day })}
        </Button>
      </Td>
    </Tr>
  )
}
