import { Box, Flex, Td, Tr, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import { vocabularies } from '../facets/vocabularies'
import { RecordTable } from '../record-table'
import type { CheckedRow, TableCheck } from './responses'

const shown = 200

function Problems({ rows }: { rows: CheckedRow[] }) {
  const { formatMessage } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.catalogue.${key}` }, values)
  return (
    <RecordTable
      label={text('problems')}
      headings={['line', 'file', 'problem'].map(name => text(`column-${name}`))}
      rowCount={rows.length}
    >
      {rows.slice(0, shown).map(({ line, file, problems }) => (
        <Tr key={line}>
          <Td>
            <Typography>{line}</Typography>
          </Td>
          <Td>
            <Typography>{file || '–'}</Typography>
          </Td>
          <Td style={{ whiteSpace: 'normal' }}>
            {problems.map(({ column, problem, other }) => (
              <Typography key={column + problem} tag="p">
                {`${column}: ${text(`cell.${problem}`, { words: vocabularies[column]?.join(', '), other })}`}
              </Typography>
            ))}
          </Td>
        </Tr>
      ))}
    </RecordTable>
  )
}

/** Shows the result of a dry run of the import. */
export function CheckResult({ check }: { check: TableCheck }) {
  const { formatMessage } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.catalogue.${key}` }, values)
  if ('problem' in check)
    return (
      <Box role="alert">
        <Typography textColor="danger600" fontWeight="semiBold">
          {text(`table.${check.problem}`, {
            columns: check.columns?.join(', ') ?? '',
            line: check.line,
          })}
        </Typography>
      </Box>
    )
  const count = (action: CheckedRow['action']) => check.rows.filter(row => row.action === action).length
  const wrong = check.rows.filter(({ action }) => action === 'error')
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Box role="status">
        <Typography tag="p" variant="delta">
          {text('checked', { add: count('add'), known: count('known'), error: wrong.length })}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {text('dry-run')}
          {check.unlisted > 0 && ` ${text('unlisted', { count: check.unlisted })}`}
        </Typography>
      </Box>
      {wrong.length > 0 && <Problems rows={wrong} />}
      {wrong.length > shown && <Typography>{text('more-rows', { count: wrong.length - shown })}</Typography>}
    </Flex>
  )
}
