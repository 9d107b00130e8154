import { Box, Button, Flex, ProgressBar, Typography } from '@strapi/design-system'
import { Download, Upload } from '@strapi/icons'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { createCatalogueTemplate } from '#src/catalogue/track-upload/rules/columns'
import { CheckResult } from './check-result'
import { FilePicker } from './file-picker'
import type { TableCheck } from './responses'
import { getRelativePath, useCheck } from './use-check'
import type { NewUpload } from './use-uploads'

function downloadTemplate(locale: string): void {
  const link = document.createElement('a')
  // The byte order mark makes spreadsheet programs read the file as UTF-8.
  link.href = URL.createObjectURL(
    new Blob(['\ufeff', createCatalogueTemplate(locale === 'id' ? ';' : ',')], { type: 'text/csv' }),
  )
  link.download = 'catalogue.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

function toUploads(check: TableCheck | null, files: readonly File[]): NewUpload[] {
  if (!check || 'problem' in check) return []
  const byName = new Map(files.map(file => [getRelativePath(file), file]))
  return check.rows.flatMap(({ action, chosen, details }) => {
    const file = action === 'add' ? byName.get(chosen ?? '') : undefined
    return file && details ? [{ file, details }] : []
  })
}

/** Adds the files in a folder with the details from a table, after a dry run. */
export function TableForm({ onSend }: { onSend: (uploads: NewUpload[]) => void }) {
  const { formatMessage, locale } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.catalogue.${key}` }, values)
  const [table, setTable] = useState<File | null>(null)
  const [files, setFiles] = useState<File[]>([])
  const { check, progress, run, clear } = useCheck()
  const uploads = toUploads(check, files)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (table) void run(table, files)
  }
  function start(): void {
    onSend(uploads)
    clear()
  }

  return (
    <Box tag="form" onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
          <Typography tag="p" style={{ maxWidth: '64ch' }}>
            {text('table-intro')}
          </Typography>
          <Button variant="tertiary" startIcon={<Download />} onClick={() => downloadTemplate(locale)}>
            {text('template')}
          </Button>
        </Flex>
        <FilePicker
          label={text('table')}
          hint={text('table-hint')}
          accept=".csv,text/csv"
          onChoose={([file]) => {
            setTable(file ?? null)
            clear()
          }}
        />
        <FilePicker
          label={text('folder')}
          hint={text('folder-hint')}
          accept=".mp3,audio/mpeg"
          several="folder"
          onChoose={chosen => {
            setFiles(chosen)
            clear()
          }}
        />
        <Flex gap={3} wrap="wrap">
          <Button type="submit" variant="secondary" disabled={!table} loading={progress !== null}>
            {text('check')}
          </Button>
          {uploads.length > 0 && (
            <Button startIcon={<Upload />} onClick={start}>
              {text('import', { count: uploads.length })}
            </Button>
          )}
        </Flex>
        {progress !== null && <ProgressBar value={progress} aria-label={text('reading')} />}
        {check && <CheckResult check={check} />}
      </Flex>
    </Box>
  )
}
