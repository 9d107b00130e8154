import { Td, Tr, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { RecordTable } from '../record-table'
import type { IswcConflict, UnmatchedWork } from './responses'

function TrackLink({ id, title }: { id: string; title: string }) {
  return (
    <Typography
      tag={Link}
      to={`/content-manager/collection-types/api::track.track/${id}`}
      textColor="primary600"
      fontWeight="semiBold"
    >
      {title}
    </Typography>
  )
}

/** Works that were played and cannot be matched, longest playing time first. */
export function UnmatchedTable({ works }: { works: readonly UnmatchedWork[] }) {
  const { formatMessage, formatNumber } = useIntl()
  const say = (key: string) => formatMessage({ id: `panel.works.${key}` })
  return (
    <RecordTable
      label={say('unmatched')}
      headings={['track', 'hours', 'plays', 'missing'].map(say)}
      rowCount={works.length}
    >
      {works.map(({ id, title, artists, missing, plays, seconds }) => (
        <Tr key={id}>
          <Td style={{ whiteSpace: 'normal' }}>
            <TrackLink id={id} title={title} />
            <Typography tag="p" variant="pi" textColor="neutral600">
              {artists.join(', ')}
            </Typography>
          </Td>
          <Td>
            <Typography>{formatNumber(seconds / 3600, { maximumFractionDigits: 1 })}</Typography>
          </Td>
          <Td>
            <Typography>{formatNumber(plays)}</Typography>
          </Td>
          <Td style={{ whiteSpace: 'normal' }}>
            <Typography>{missing.map(part => say(`part.${part}`)).join(', ')}</Typography>
          </Td>
        </Tr>
      ))}
    </RecordTable>
  )
}

/** Recordings that are reported with the same ISRC and different ISWCs. */
export function ConflictTable({ conflicts }: { conflicts: readonly IswcConflict[] }) {
  const { formatMessage } = useIntl()
  const say = (key: string) => formatMessage({ id: `panel.works.${key}` })
  return (
    <RecordTable
      label={say('conflicts')}
      headings={[say('isrc'), say('iswc'), say('track')]}
      rowCount={conflicts.length}
    >
      {conflicts.flatMap(({ isrc, works }) =>
        works.map(({ iswc, track, title }, index) => (
          <Tr key={`${isrc} ${iswc} ${track}`}>
            <Td>
              <Typography>{index === 0 ? isrc : ''}</Typography>
            </Td>
            <Td>
              <Typography>{iswc}</Typography>
            </Td>
            <Td style={{ whiteSpace: 'normal' }}>
              <TrackLink id={track} title={title} />
            </Td>
          </Tr>
        )),
      )}
    </RecordTable>
  )
}
