import { Box, Button, Flex } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { FilePicker } from './file-picker'
import { type Rights, RightsFields } from './rights-fields'
import type { NewUpload } from './use-uploads'

const noRights: Rights = { rights_basis: '', rights_until: '', explicit: false }

/** Adds files without a table; titles and credits come from their tags. */
export function FilesForm({ onSend }: { onSend: (uploads: NewUpload[]) => void }) {
  const { formatMessage } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.catalogue.${key}` }, values)
  const [files, setFiles] = useState<File[]>([])
  const [rights, setRights] = useState(noRights)
  const [isTried, setTried] = useState(false)
  const [form, setForm] = useState(0)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (files.length === 0 || rights.rights_basis === '') return
    const { rights_until, ...stated } = rights
    const details = { ...stated, ...(rights_until && { rights_until }) }
    onSend(files.map(file => ({ file, details })))
    setFiles([])
    setTried(false)
    setForm(number => number + 1)
  }

  return (
    <Box tag="form" onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={5}>
        <FilePicker
          key={form}
          label={text('files')}
          hint={text('files-hint')}
          accept=".mp3,audio/mpeg"
          several="files"
          error={isTried && files.length === 0 ? text('files-missing') : undefined}
          onChoose={setFiles}
        />
        <RightsFields
          rights={rights}
          onChange={setRights}
          isMissing={isTried && rights.rights_basis === ''}
        />
        <Box>
          <Button type="submit" startIcon={<Upload />}>
            {text('send', { count: files.length })}
          </Button>
        </Box>
      </Flex>
    </Box>
  )
}
