import { Badge, Td, Tr, Typography } from '@strapi/design-system'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { requiredCredits } from '#src/catalogue/track/rules/credits'
import { RecordTable } from '../record-table'
import { DecisionButtons } from './decision'
import type { Upload } from './responses'
import type { UploadItem } from './use-uploads'

const trackPath = '/content-manager/collection-types/api::track.track'

const colours: Record<string, [background: string, text: string]> = {
  added: ['success100', 'success700'],
  duplicate: ['warning100', 'warning700'],
  unconfirmed: ['warning100', 'warning700'],
  rejected: ['danger100', 'danger700'],
  failed: ['danger100', 'danger700'],
  unsent: ['danger100', 'danger700'],
}

type Row = { file: string; state: string; reasons: string[]; track: Upload['track']; undecided?: string }

const toUploadRow = (upload: Upload): Row => ({
  file: upload.file_name,
  state: upload.state,
  reasons: ['rejected', 'unconfirmed'].includes(upload.state) ? (upload.problem ?? '').split(',') : [],
  track: upload.track,
  ...(upload.state === 'unconfirmed' && { undecided: upload.id }),
})

const unsentReasons: Record<number, string> = { 0: 'connection', 413: 'too-large', 429: 'busy' }

function toRow(item: UploadItem | Upload): Row {
  if (!('file' in item)) return toUploadRow(item)
  if (item.state === 'sent') return toUploadRow(item.upload)
  const reasons = item.state === 'unsent' ? [unsentReasons[item.status] ?? 'not-accepted'] : []
  return { file: item.file.name, state: item.state, reasons, track: null }
}

const getKey = (item: UploadItem | Upload) => ('file' in item ? item.key : item.id)

const needsWork = (item: UploadItem | Upload) =>
  ['unsent', 'unconfirmed', 'rejected', 'failed'].includes(toRow(item).state)

function Result({ state, reasons, undecided }: Row) {
  const { formatMessage } = useIntl()
  const [background, colour] = colours[state] ?? ['neutral150', 'neutral700']
  return (
    <>
      <Badge backgroundColor={background} textColor={colour}>
        {formatMessage({ id: `panel.catalogue.state.${state}` })}
      </Badge>
      {reasons.map(reason => (
        <Typography key={reason} tag="p" variant="pi" style={{ whiteSpace: 'normal' }}>
          {formatMessage({ id: `panel.catalogue.reason.${reason}` })}
        </Typography>
      ))}
      {undecided && <DecisionButtons ids={[undecided]} />}
    </>
  )
}

function Missing({ message, parts }: { message: 'incomplete' | 'missing'; parts: readonly string[] }) {
  const { formatMessage, formatList } = useIntl()
  if (parts.length === 0) return null
  const named = formatList(parts.map(part => formatMessage({ id: `panel.catalogue.credit.${part}` })))
  return (
    <Typography tag="p" variant="pi" textColor={message === 'incomplete' ? 'danger600' : 'neutral600'}>
      {formatMessage({ id: `panel.catalogue.${message}` }, { parts: named })}
    </Typography>
  )
}

function TrackLink({ track }: Row) {
  if (!track) return <Typography>–</Typography>
  const isRequired = (part: string) => requiredCredits.some(name => name === part)
  return (
    <>
      <Typography tag={Link} to={`${trackPath}/${track.id}`} textColor="primary600" fontWeight="semiBold">
        <bdi>{track.title}</bdi>
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        <bdi>{track.artists.join(', ')}</bdi>
      </Typography>
      <Missing message="incomplete" parts={track.missing.filter(isRequired)} />
      <Missing message="missing" parts={track.missing.filter(part => !isRequired(part))} />
    </>
  )
}

const Line = memo(function Line({ of }: { of: UploadItem | Upload }) {
  const row = toRow(of)
  return (
    <Tr>
      <Td>
        <Typography ellipsis style={{ maxWidth: '32rem' }} tag="p">
          <bdi>{row.file}</bdi>
        </Typography>
      </Td>
      <Td>
        <Result {...row} />
      </Td>
      <Td>
        <TrackLink {...row} />
      </Td>
    </Tr>
  )
})

/** Files and their outcomes, starting with files that were not added. */
export function UploadList({ of, label }: { of: readonly (UploadItem | Upload)[]; label: string }) {
  const { formatMessage } = useIntl()
  const sorted = [...of.filter(needsWork), ...of.filter(one => !needsWork(one))]
  return (
    <RecordTable
      label={label}
      headings={['file', 'result', 'track'].map(name =>
        formatMessage({ id: `panel.catalogue.column-${name}` }),
      )}
      rowCount={of.length}
    >
      {sorted.map(one => (
        <Line key={getKey(one)} of={one} />
      ))}
    </RecordTable>
  )
}
