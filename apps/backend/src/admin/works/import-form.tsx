import { Box, Button, Flex, Td, Tr, Typography } from '@strapi/design-system'
import { Download, Upload } from '@strapi/icons'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { createCreditTemplate } from '#src/catalogue/credit-import/rules/template'
import { FilePicker } from '../catalogue/file-picker'
import { RecordTable } from '../record-table'
import { saveFile } from '../save-file'
import type { CreditImport } from './responses'
import { useCreditImport } from './use-works'

function useSay() {
  const { formatMessage } = useIntl()
  return (key: string, values = {}) => formatMessage({ id: `panel.works.${key}` }, values)
}

function Result({ result }: { result: CreditImport }) {
  const say = useSay()
  const { changed, unchanged, problems, problem_count: count } = result
  if (count === 0)
    return (
      <Box role="status">
        <Typography variant="delta">
          {say(result.imported ? 'imported' : 'checked', { changed, unchanged })}
        </Typography>
      </Box>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Box role="alert">
        <Typography textColor="danger600" fontWeight="semiBold">
          {say('rejected', { count })}
        </Typography>
      </Box>
      <RecordTable
        label={say('problems')}
        headings={[say('line'), say('column'), say('problem')]}
        rowCount={problems.length}
      >
        {problems.map(({ line, column, message }) => (
          <Tr key={`${line} ${column} ${message}`}>
            {[line, column || '–', message].map(text => (
              <Td key={text} style={{ whiteSpace: 'normal' }}>
                <Typography>{text}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </RecordTable>
      {count > problems.length && <Typography>{say('more', { count: count - problems.length })}</Typography>}
    </Flex>
  )
}

/** Imports credits from a table or a CWR file, after a dry run. */
export function ImportForm() {
  const say = useSay()
  const { locale } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const { result, busy, send, clear } = useCreditImport()
  const canImport =
    file !== null &&
    result !== null &&
    typeof result === 'object' &&
    !result.imported &&
    result.problem_count === 0
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (file) void send(file, '/check')
  }
  return (
    <Box tag="form" onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
          <Typography tag="p" style={{ maxWidth: '64ch' }}>
            {say('import-intro')}
          </Typography>
          <Button
            variant="tertiary"
            startIcon={<Download />}
            onClick={() =>
              saveFile('credits.csv', new Blob(['\ufeff', createCreditTemplate(locale === 'id' ? ';' : ',')]))
            }
          >
            {say('template')}
          </Button>
        </Flex>
        <FilePicker
          label={say('file')}
          hint={say('file-hint')}
          accept=".csv,.txt,.v21,text/csv,text/plain"
          onChoose={([chosen]) => {
            setFile(chosen ?? null)
            clear()
          }}
        />
        <Flex gap={3} wrap="wrap">
          <Button type="submit" variant="secondary" disabled={!file} loading={busy}>
            {say('check')}
          </Button>
          {canImport && result.changed > 0 && (
            <Button startIcon={<Upload />} disabled={busy} onClick={() => void send(file, '')}>
              {say('import', { count: result.changed })}
            </Button>
          )}
        </Flex>
        {typeof result === 'string' && (
          <Box role="alert">
            <Typography textColor="danger600" fontWeight="semiBold">
              {say(result)}
            </Typography>
          </Box>
        )}
        {result && typeof result === 'object' && <Result result={result} />}
      </Flex>
    </Box>
  )
}
