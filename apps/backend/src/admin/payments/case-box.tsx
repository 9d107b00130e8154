import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { ConfirmButton } from './confirm-button'
import type { PaidOrder, Payment } from './responses'
import { useTexts } from './texts'
import { useOfficeAction, usePaymentPermissions } from './use-office'

type Props = { payment: Payment; onChange: () => void }

function Apply({ payment, order, onChange }: Props & { order: PaidOrder }) {
  const { t } = useTexts()
  const { post, busy } = useOfficeAction()
  const apply = async () => {
    await post(`/payments/${payment.id}/case/apply`, { order: order.id }, 'panel.payments.case.applied')
    onChange()
  }
  return (
    <ConfirmButton
      label={t('case.apply', { number: order.number })}
      title={t('case.apply-title', { number: order.number })}
      body={t('case.apply-body')}
      yes={t('case.apply-yes')}
      variant="default"
      busy={busy}
      onConfirm={apply}
    />
  )
}

function Close({ payment, onChange }: Props) {
  const { t } = useTexts()
  const { post, busy } = useOfficeAction()
  const [note, setNote] = useState('')
  const [touched, setTouched] = useState(false)
  const short = note.trim().length < 3
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (short) return
    await post(`/payments/${payment.id}/case/close`, { note: note.trim() }, 'panel.payments.case.closed')
    onChange()
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root
          name="note"
          required
          error={touched && short && t('case.note-error')}
          hint={t('case.note-hint')}
        >
          <Field.Label>{t('case.note')}</Field.Label>
          <Textarea value={note} maxLength={1000} onChange={event => setNote(event.target.value)} />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Flex>
          <Button type="submit" variant="tertiary" loading={busy}>
            {t('case.close')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

/** Explains why a payment needs attention, and offers the actions available to staff. */
export function CaseBox({ payment, onChange }: Props) {
  const { t, time } = useTexts()
  const { canHandle } = usePaymentPermissions()
  const paymentCase = payment.case
  if (!paymentCase) return null
  if (paymentCase.closed_at !== null)
    return (
      <Box background="neutral150" hasRadius padding={4}>
        <Typography textColor="neutral800">
          {t('case.closed-at', { kind: t(`outcome.${paymentCase.kind}`), time: time(paymentCase.closed_at) })}
          {paymentCase.note && ` ${paymentCase.note}`}
        </Typography>
      </Box>
    )
  return (
    <Box
      tag="section"
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={5}
      aria-label={t('case.title')}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <div>
          <Typography tag="h2" variant="delta" textColor="neutral1000">
            {t(`case.${paymentCase.kind}.what`)}
          </Typography>
          <Typography tag="p" textColor="neutral800" paddingTop={1}>
            {t(`case.${paymentCase.kind}.next`)}
          </Typography>
        </div>
        {canHandle && paymentCase.steps.includes('apply') && (
          <Flex gap={2} wrap="wrap">
            {payment.orders
              .filter(({ revivable }) => revivable)
              .map(order => (
                <Apply key={order.id} payment={payment} order={order} onChange={onChange} />
              ))}
          </Flex>
        )}
        {canHandle && paymentCase.steps.includes('refund') && (
          <Typography tag="a" href="#refund" textColor="primary700" fontWeight="semiBold">
            {t('case.refund')}
          </Typography>
        )}
        {canHandle && <Close payment={payment} onChange={onChange} />}
      </Flex>
    </Box>
  )
}
