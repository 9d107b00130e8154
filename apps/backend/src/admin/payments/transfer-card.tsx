import { Button, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { ConfirmButton } from './confirm-button'
import { Card, DescriptionList } from './layout'
import { isReferenceShort, ReferenceField } from './reference-field'
import type { orderPaymentsSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeAction, usePaymentPermissions } from './use-office'

type Order = z.output<typeof orderPaymentsSchema>['data']
type Props = { id: string; order: Order; onChange: () => void }

/** Records a transfer for an order that awaits payment. */
function RecordForm({ id, order, onChange }: Props) {
  const { t, money } = useTexts()
  const { post, busy } = useOfficeAction()
  const [reference, setReference] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isShort = isReferenceShort(reference)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (isShort) return
    const done = order.solo_transfer ? 'panel.payments.transfer.paid' : 'panel.payments.transfer.recorded'
    const path = `/orders/${encodeURIComponent(id)}/transfer`
    if ((await post(path, { reference: reference.trim() }, done)) !== null) onChange()
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography textColor="neutral800">
          {t(order.solo_transfer ? 'transfer.alone' : 'transfer.together', { amount: money(order.payable) })}
        </Typography>
        <ReferenceField
          name="transfer-reference"
          value={reference}
          hasError={isTouched && isShort}
          onChange={setReference}
        />
        <Flex>
          <Button type="submit" loading={busy}>
            {t(order.solo_transfer ? 'transfer.pay' : 'transfer.record')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

type Transfer = NonNullable<Order['transfer']>

function Decision({ transfer, onChange }: { transfer: Transfer; onChange: () => void }) {
  const { t, money, time } = useTexts()
  const { canApprove, canHandle } = usePaymentPermissions()
  const { post, busy } = useOfficeAction()
  const decide = (decision: 'confirm' | 'reject') => async () => {
    await post(`/transfers/${transfer.id}/${decision}`, {}, `panel.payments.transfer.${decision}-done`)
    onChange()
  }
  const amount = money(transfer.amount)
  const isOwn = transfer.own
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <DescriptionList
        facts={[
          [t('transfer.amount'), amount],
          [t('refund.reference'), transfer.reference],
          [t('transfer.by'), `${transfer.recorded_by ?? '–'}, ${time(transfer.recorded_at)}`],
        ]}
      />
      <Typography textColor="neutral800">
        {t(isOwn ? 'transfer.waits-own' : canApprove ? 'transfer.waits-you' : 'transfer.waits')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {canApprove && !isOwn && (
          <ConfirmButton
            label={t('transfer.confirm')}
            title={t('transfer.confirm-title', { amount })}
            body={t('transfer.confirm-body')}
            yes={t('transfer.confirm')}
            variant="default"
            busy={busy}
            onConfirm={decide('confirm')}
          />
        )}
        {(canApprove || (canHandle && isOwn)) && (
          <ConfirmButton
            label={t(isOwn ? 'refund.withdraw' : 'refund.reject')}
            title={t('transfer.reject-title')}
            body={t('transfer.reject-body')}
            yes={t(isOwn ? 'refund.withdraw' : 'refund.reject')}
            variant="danger-light"
            busy={busy}
            onConfirm={decide('reject')}
          />
        )}
      </Flex>
    </Flex>
  )
}

/** The bank transfer for an order that awaits payment: recorded by one person and, above an amount, confirmed by another. */
export function TransferCard({ id, order, onChange }: Props) {
  const { t } = useTexts()
  const { canHandle } = usePaymentPermissions()
  if (order.state !== 'awaiting-payment' || (!order.transfer && !canHandle)) return null
  return (
    <Card title={t('transfer.title')}>
      {order.transfer ? (
        <Decision transfer={order.transfer} onChange={onChange} />
      ) : (
        <RecordForm id={id} order={order} onChange={onChange} />
      )}
    </Card>
  )
}
