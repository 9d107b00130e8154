import { Box, Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Card, Scroller } from './layout'
import type { TaxInvoiceFile } from './responses'
import { useTexts } from './texts'
import { useDownload, useOfficeAction } from './use-office'

type ReasonButtonProps = {
  label: string
  title: string
  text: string
  onGiven: (reason: string) => Promise<void>
}

/** A button that asks for a reason first. */
function ReasonButton({ label, title, text, onGiven }: ReasonButtonProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState('')
  const isGiven = reason.trim().length >= 3
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S">
          {label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>{text}</Typography>
            <Field.Root name="reason" required>
              <Field.Label>{t('coretax.reason')}</Field.Label>
              <TextInput value={reason} maxLength={255} onChange={event => setReason(event.target.value)} />
            </Field.Root>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">{t('cancel')}</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button disabled={!isGiven} onClick={() => void onGiven(reason.trim())}>
              {label}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type CoretaxFilesProps = { month: string; files: readonly TaxInvoiceFile[]; onChanged: () => void }

/** The exported files of a month, to download and withdraw. */
export function CoretaxFiles({ month, files, onChanged }: CoretaxFilesProps) {
  const { t, time } = useTexts()
  const download = useDownload()
  const { post } = useOfficeAction()
  const get = async ({ id }: TaxInvoiceFile, reason: string | null) => {
    await download(`/coretax/files/${id}/download`, `coretax-${month}-${id.slice(0, 6)}.xml`, { reason })
    onChanged()
  }
  const withdraw = async ({ id }: TaxInvoiceFile, reason: string) => {
    await post(`/coretax/files/${id}/withdraw`, { reason }, 'panel.payments.coretax.withdrawn-done')
    onChanged()
  }
  return (
    <Card title={t('coretax.files')}>
      <Scroller role="region" aria-label={t('coretax.files')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coretax.file')}</th>
              <th scope="col" className="amount">
                {t('coretax.invoices')}
              </th>
              <th scope="col">{t('coretax.downloaded')}</th>
              <th scope="col">
                <Box tag="span">{t('coretax.actions')}</Box>
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map(file => (
              <tr key={file.id}>
                <td>{t('coretax.by', { name: file.exported_by, time: time(file.exported_at) })}</td>
                <td className="amount">{file.invoice_count}</td>
                <td>
                  {file.withdrawn_at === null
                    ? time(file.downloaded_at)
                    : t('coretax.withdrawn', { time: time(file.withdrawn_at) })}
                </td>
                <td>
                  <Flex gap={2} wrap="wrap">
                    {file.downloaded_at === null ? (
                      <Button variant="secondary" size="S" onClick={() => void get(file, null)}>
                        {t('coretax.download')}
                      </Button>
                    ) : (
                      <ReasonButton
                        label={t('coretax.download-again')}
                        title={t('coretax.download-again')}
                        text={t('coretax.download-again-text')}
                        onGiven={reason => get(file, reason)}
                      />
                    )}
                    {file.withdrawn_at === null && (
                      <ReasonButton
                        label={t('coretax.withdraw')}
                        title={t('coretax.withdraw')}
                        text={t('coretax.withdraw-text')}
                        onGiven={reason => withdraw(file, reason)}
                      />
                    )}
                  </Flex>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}
