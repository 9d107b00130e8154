import {
  Button,
  Dialog,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { ConfirmButton } from './confirm-button'
import type { OfficeWithholding, WithheldSlip } from './responses'
import { useTexts } from './texts'
import { useDownload, useOfficeAction } from './use-office'

type FormDialogProps = {
  label: string
  title: string
  text: string
  children: ReactNode
  ready: boolean
  busy: boolean
  onSend: () => Promise<unknown>
}

/** A button that opens a dialog with fields. */
function FormDialog({ label, title, text, children, ready, busy, onSend }: FormDialogProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const send = async () => {
    await onSend()
    setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant="tertiary">{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Typography>{text}</Typography>
            {children}
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {t('cancel')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth disabled={!ready} loading={busy} onClick={() => void send()}>
            {label}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const refusals = ['number', 'amount', 'npwp', 'period', 'unreadable', 'other'] as const

type DecisionProps = { slip: WithheldSlip; locale: 'id' | 'en'; onChanged: () => void }

/** The PDF of a slip, and the decision about one that was sent. */
export function SlipDecision({ slip, locale, onChanged }: DecisionProps) {
  const { t } = useTexts()
  const download = useDownload()
  const { post, busy } = useOfficeAction()
  const [refusal, setRefusal] = useState<string>('number')
  const [note, setNote] = useState('')
  const { id, number, state } = slip
  const decide = async (action: 'accept' | 'refuse', body: object) => {
    const done = action === 'accept' ? 'accepted' : 'refused'
    await post(`/withholding-slips/${id}/${action}`, body, `panel.payments.withholding.${done}`)
    onChanged()
  }
  return (
    <Flex gap={3} wrap="wrap">
      <Button
        variant="tertiary"
        onClick={() => void download(`/withholding-slips/${id}`, `bukti-potong-${number}.pdf`)}
      >
        {t('withholding.open-file')}
      </Button>
      {state === 'sent' && (
        <>
          <ConfirmButton
            label={t('withholding.accept')}
            title={t('withholding.accept-title', { number })}
            body={t('withholding.accept-text')}
            yes={t('withholding.accept')}
            variant="default"
            busy={busy}
            onConfirm={() => decide('accept', {})}
          />
          <FormDialog
            label={t('withholding.refuse')}
            title={t('withholding.refuse-title', { number })}
            text={t('withholding.refuse-text')}
            ready={refusal !== 'other' || note.trim().length >= 3}
            busy={busy}
            onSend={() => decide('refuse', { refusal, note: note.trim() || null })}
          >
            <Field.Root name="refusal" required>
              <Field.Label>{t('withholding.reason')}</Field.Label>
              <SingleSelect value={refusal} onChange={value => setRefusal(String(value))}>
                {refusals.map(name => (
                  <SingleSelectOption key={name} value={name}>
                    {t(`withholding.refusal.${name}`)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
            <Field.Root name="note">
              <Field.Label>{t(`withholding.note.${locale}`)}</Field.Label>
              <Textarea value={note} maxLength={500} onChange={event => setNote(event.target.value)} />
            </Field.Root>
          </FormDialog>
        </>
      )}
    </Flex>
  )
}

type ReceivedProps = { withholding: OfficeWithholding; onChanged: () => void }

/** Records that the customer has transferred the difference. */
export function ReceivedButton({ withholding: { order, amount }, onChanged }: ReceivedProps) {
  const { t, money } = useTexts()
  const { post, busy } = useOfficeAction()
  const [reference, setReference] = useState('')
  const send = async () => {
    await post(`/orders/${order}/withheld`, { reference }, 'panel.payments.withholding.received')
    onChanged()
  }
  return (
    <Flex>
      <FormDialog
        label={t('withholding.receive')}
        title={t('withholding.receive-title', { amount: money(amount) })}
        text={t('withholding.receive-text')}
        ready={reference.trim() !== ''}
        busy={busy}
        onSend={send}
      >
        <Field.Root name="reference" required>
          <Field.Label>{t('withholding.reference')}</Field.Label>
          <TextInput value={reference} maxLength={120} onChange={event => setReference(event.target.value)} />
        </Field.Root>
      </FormDialog>
    </Flex>
  )
}
