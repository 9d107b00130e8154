import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { newIdempotencyKey } from '../panel-requests'
import { ConfirmDialog } from './confirm-button'
import { useTexts } from './texts'
import { useOfficeAction } from './use-office'

type Choice = { id: string; number: string; refundable: number }
type Props = {
  path: string
  refundable: number
  /** The amount up to which no second person approves the refund. */
  soloLimit: number
  /** Whether the refund can be made through the provider. */
  provider: boolean
  /** The orders that the payment was split across. */
  orders: Choice[]
  onDone: () => void
}

const maxReason = 255

function useRefundForm({ path, refundable, soloLimit, provider, orders, onDone }: Props) {
  const [order, setOrder] = useState('')
  const [amount, setAmount] = useState(String(refundable))
  const [mode, setMode] = useState(provider ? 'provider' : 'manual')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(newIdempotencyKey)
  const [touched, setTouched] = useState(false)
  const [asking, setAsking] = useState(false)
  const { post, busy } = useOfficeAction()
  const limit = orders.find(({ id }) => id === order)?.refundable ?? refundable
  const value = /^\d{1,13}$/.test(amount) ? Number(amount) : 0
  const errors = {
    amount: value < 1 || value > limit,
    reason: reason.trim().length < 3,
  }
  const choose = (id: string) => {
    setOrder(id)
    setAmount(String(orders.find(choice => choice.id === id)?.refundable ?? refundable))
  }
  const send = async () => {
    const body = { amount: value, mode, reason: reason.trim(), ...(order && { order }) }
    const done = await post(path, body, 'panel.payments.refund.requested', key)
    setAsking(false)
    if (done === null) return
    setKey(newIdempotencyKey())
    onDone()
  }
  const isSolo = value <= soloLimit
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (errors.amount || errors.reason) return
    if (isSolo) setAsking(true)
    else void send()
  }
  return {
    asking,
    setAsking,
    isSolo,
    value,
    send,
    order,
    choose,
    amount,
    setAmount,
    mode,
    setMode,
    reason,
    setReason,
    touched,
    errors,
    limit,
    submit,
    busy,
  }
}

/** Requests a refund of a payment, or of an order that was paid by transfer. */
export function RefundForm(props: Props) {
  const { t, money } = useTexts()
  const form = useRefundForm(props)
  const { provider, orders } = props
  const wrong = (name: 'amount' | 'reason') => form.touched && form.errors[name]
  return (
    <form onSubmit={form.submit} noValidate>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {orders.length > 1 && (
          <Field.Root name="order">
            <Field.Label>{t('refund.order')}</Field.Label>
            <SingleSelect value={form.order} onChange={value => form.choose(String(value))}>
              <SingleSelectOption value="">{t('refund.all-orders')}</SingleSelectOption>
              {orders.map(({ id, number }) => (
                <SingleSelectOption key={id} value={id}>
                  {number}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        )}
        <Field.Root
          name="amount"
          required
          error={wrong('amount') && t('refund.amount-error', { limit: money(form.limit) })}
          hint={t('refund.amount-hint', { limit: money(form.limit) })}
        >
          <Field.Label>{t('refund.amount')}</Field.Label>
          <TextInput
            inputMode="numeric"
            value={form.amount}
            onChange={event => form.setAmount(event.target.value.replaceAll(/[^\d]/g, '').slice(0, 13))}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Field.Root name="mode" hint={provider ? t('refund.mode-hint') : t('refund.manual-only')}>
          <Field.Label>{t('refund.mode')}</Field.Label>
          <SingleSelect
            value={form.mode}
            onChange={value => form.setMode(String(value))}
            disabled={!provider}
          >
            <SingleSelectOption value="provider">{t('mode.provider')}</SingleSelectOption>
            <SingleSelectOption value="manual">{t('mode.manual')}</SingleSelectOption>
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
        <Field.Root
          name="reason"
          required
          error={wrong('reason') && t('refund.reason-error')}
          hint={t('refund.reason-hint')}
        >
          <Field.Label>{t('refund.reason')}</Field.Label>
          <Textarea
            value={form.reason}
            maxLength={maxReason}
            onChange={event => form.setReason(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Typography variant="pi" textColor="neutral600">
          {t(form.isSolo ? 'refund.solo' : 'refund.second-person', { limit: money(props.soloLimit) })}{' '}
          {t('refund.consequence')}
        </Typography>
        <Flex>
          <Button type="submit" loading={form.busy}>
            {t('refund.submit')}
          </Button>
        </Flex>
      </Flex>
      <ConfirmDialog
        open={form.asking}
        onOpenChange={form.setAsking}
        title={t('refund.solo-title', { amount: money(form.value) })}
        body={t(`refund.solo-${form.mode}`)}
        yes={t(`refund.solo-${form.mode}-yes`)}
        busy={form.busy}
        onConfirm={form.send}
      />
    </form>
  )
}
