import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ConfirmButton } from './confirm-button'
import { isReferenceShort, ReferenceField } from './reference-field'
import type { Refund } from './responses'
import { StateBadge, useTexts } from './texts'
import { useDownload, useOfficeAction, usePaymentPermissions } from './use-office'

type Props = { refund: Refund; onChange: () => void }

function Decision({ refund, onChange }: Props) {
  const { t, money } = useTexts()
  const { canApprove, canHandle } = usePaymentPermissions()
  const { post, busy } = useOfficeAction()
  const decide = (decision: 'approve' | 'reject') => async () => {
    await post(`/refunds/${refund.id}/${decision}`, {}, `panel.payments.refund.${decision}-done`)
    onChange()
  }
  const amount = money(refund.amount)
  const rejects = canApprove || (canHandle && refund.own)
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography textColor="neutral800">
        {t(refund.own ? 'refund.waits-own' : canApprove ? 'refund.waits-you' : 'refund.waits')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {canApprove && !refund.own && (
          <ConfirmButton
            label={t('refund.approve')}
            title={t('refund.approve-title', { amount })}
            body={t(`refund.approve-${refund.mode}`)}
            yes={t('refund.approve-yes')}
            variant="default"
            busy={busy}
            onConfirm={decide('approve')}
          />
        )}
        {rejects && (
          <ConfirmButton
            label={t(refund.own ? 'refund.withdraw' : 'refund.reject')}
            title={t('refund.reject-title')}
            body={t('refund.reject-body')}
            yes={t(refund.own ? 'refund.withdraw' : 'refund.reject')}
            variant="danger-light"
            busy={busy}
            onConfirm={decide('reject')}
          />
        )}
      </Flex>
    </Flex>
  )
}

function Payout({ refund, onChange }: Props) {
  const { t, money } = useTexts()
  const { canApprove } = usePaymentPermissions()
  const { post, busy } = useOfficeAction()
  const [reference, setReference] = useState('')
  const [touched, setTouched] = useState(false)
  const short = isReferenceShort(reference)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (short) return
    await post(
      `/refunds/${refund.id}/payout`,
      { reference: reference.trim() },
      'panel.payments.refund.paid-out',
    )
    onChange()
  }
  if (!canApprove) return <Typography textColor="neutral800">{t('refund.waits-payout')}</Typography>
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography textColor="neutral800">
          {t('refund.transfer-now', { amount: money(refund.amount) })}
        </Typography>
        <ReferenceField
          name={`reference-${refund.id}`}
          value={reference}
          hasError={touched && short}
          onChange={setReference}
        />
        <Flex>
          <Button type="submit" loading={busy}>
            {t('refund.record-payout')}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

/** Why the provider made no refund, and a transfer instead of it. */
function Failure({ refund, onChange }: Props) {
  const { t, money } = useTexts()
  const { canHandle } = usePaymentPermissions()
  const { post, busy } = useOfficeAction()
  const transfer = async () => {
    await post(`/refunds/${refund.id}/transfer`, {}, 'panel.payments.refund.requested')
    onChange()
  }
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography textColor="danger600" fontWeight="semiBold">
        {t('refund.failed', { code: refund.failure ?? '' })}
      </Typography>
      {canHandle && (
        <ConfirmButton
          label={t('refund.transfer')}
          title={t('refund.transfer-title', { amount: money(refund.amount) })}
          body={t('refund.transfer-body')}
          yes={t('refund.transfer')}
          busy={busy}
          onConfirm={transfer}
        />
      )}
    </Flex>
  )
}

function CreditNote({ id, number }: { id: string; number: string }) {
  const { locale } = useIntl()
  const { t } = useTexts()
  const download = useDownload()
  const { canAccount } = usePaymentPermissions()
  if (!canAccount) return null
  const language = locale === 'id' ? 'id' : 'en'
  return (
    <Button
      variant="tertiary"
      onClick={() => void download(`/refunds/${id}/credit-note?locale=${language}`, `${number}.pdf`)}
    >
      {t('refund.credit-note', { number })}
    </Button>
  )
}

/** One refund with its state and the available actions. */
export function RefundCard({ refund, onChange, linked = false }: Props & { linked?: boolean }) {
  const { t, money, time } = useTexts()
  const { requested_by, decided_by, payment, orders } = refund
  const by = requested_by === 'provider' ? t('refund.at-provider') : requested_by
  return (
    <Box tag="article" borderColor="neutral200" background="neutral0" hasRadius padding={4}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex justifyContent="space-between" gap={3} wrap="wrap">
          <Typography variant="delta" tag="h3">
            {money(refund.amount)}
          </Typography>
          <StateBadge of="refund-state" name={refund.state} />
        </Flex>
        {linked && (
          <Typography textColor="neutral800">
            {orders[0]?.venue} ·{' '}
            {payment ? (
              <Typography
                tag={Link}
                to={`/payments/${payment.id}`}
                textColor="primary600"
                fontWeight="semiBold"
              >
                {payment.reference}
              </Typography>
            ) : (
              <Typography
                tag={Link}
                to={`/content-manager/collection-types/api::order.order/${orders[0]?.id}`}
                textColor="primary600"
                fontWeight="semiBold"
              >
                {orders[0]?.number}
              </Typography>
            )}
          </Typography>
        )}
        <Typography textColor="neutral800">{refund.reason}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {t('refund.requested-by', { name: by ?? '–', time: time(refund.requested_at) })}
          {decided_by && refund.decided_at !== null && (
            <>
              <br />
              {t(refund.state === 'rejected' ? 'refund.rejected-by' : 'refund.approved-by', {
                name: decided_by,
                time: time(refund.decided_at),
              })}
            </>
          )}
          {refund.done_at !== null && (
            <>
              <br />
              {t('refund.done', { time: time(refund.done_at), mode: t(`mode.${refund.mode}`) })}
              {refund.payout_reference && ` · ${refund.payout_reference}`}
            </>
          )}
        </Typography>
        {refund.ended_period && <Typography textColor="neutral800">{t('refund.ended')}</Typography>}
        {refund.unit && (
          <Typography textColor="neutral800">{t('refund.unit', { unit: refund.unit })}</Typography>
        )}
        {refund.state === 'failed' && <Failure refund={refund} onChange={onChange} />}
        {refund.state === 'requested' && <Decision refund={refund} onChange={onChange} />}
        {refund.state === 'approved' && refund.mode === 'manual' && (
          <Payout refund={refund} onChange={onChange} />
        )}
        {refund.credit_note_number && (
          <Flex>
            <CreditNote id={refund.id} number={refund.credit_note_number} />
          </Flex>
        )}
      </Flex>
    </Box>
  )
}
