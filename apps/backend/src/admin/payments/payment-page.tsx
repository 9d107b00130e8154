import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { CaseBox } from './case-box'
import { Card, DescriptionList, LoadState, PaymentsLayout, Scroller } from './layout'
import { RefundCard } from './refund-card'
import { RefundForm } from './refund-form'
import { type Payment, paymentSchema } from './responses'
import { StateBadge, useTexts } from './texts'
import { Timeline } from './timeline'
import { useOfficeAction, useOfficeResource, usePaymentPermissions } from './use-office'

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @media (min-width: 1080px) { grid-template-columns: minmax(0, 1fr) 32rem; }
`

type Props = { payment: Payment; onChange: () => void }

function Orders({ payment }: { payment: Payment }) {
  const { t, money } = useTexts()
  return (
    <Scroller role="region" aria-label={t('orders')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.order')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.outcome')}</th>
            <th scope="col" className="amount">
              {t('column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payment.orders.map(({ id, number, venue, state, outcome, amount, invoice_number }) => (
            <tr key={id}>
              <td>
                <Typography
                  tag={Link}
                  to={`/content-manager/collection-types/api::order.order/${id}`}
                  textColor="primary600"
                  fontWeight="semiBold"
                >
                  {number}
                </Typography>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {[venue, invoice_number].filter(Boolean).join(' · ')}
                </Typography>
              </td>
              <td>
                <StateBadge of="order-state" name={state} />
              </td>
              <td>{outcome ? <StateBadge of="outcome" name={outcome} /> : '–'}</td>
              <td className="amount">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Refunds({ payment, onChange }: Props) {
  const { t } = useTexts()
  const { canHandle } = usePaymentPermissions()
  const { refunds, refundable, provider_refund: provider, orders } = payment
  return (
    <Box id="refund">
      <Card title={t('refunds.title')}>
        {refunds.length === 0 && refundable === 0 && (
          <Typography textColor="neutral600">{t('refund.none')}</Typography>
        )}
        {refunds.map(refund => (
          <RefundCard key={refund.id} refund={refund} onChange={onChange} />
        ))}
        {canHandle && refundable > 0 && (
          <RefundForm
            key={refundable}
            path={`/payments/${payment.id}/refunds`}
            refundable={refundable}
            soloLimit={payment.solo_refund_limit}
            provider={provider}
            orders={orders}
            onDone={onChange}
          />
        )}
      </Card>
    </Box>
  )
}

function Summary({ payment }: { payment: Payment }) {
  const { t, money, time } = useTexts()
  const { received, refunded, fee, organisation } = payment
  return (
    <Card>
      <DescriptionList
        facts={[
          [t('column.state'), <StateBadge key="state" of="state" name={payment.state} />],
          [t('fact.amount'), money(payment.amount)],
          [t('fact.received'), received === null ? '' : money(received)],
          [t('fact.refunded'), refunded === 0 ? '' : money(refunded)],
          [t('column.fee'), fee === null ? t('fact.fee-unknown') : money(fee)],
          [t('column.method'), t(`method.${payment.method}`)],
          [t('fact.payer'), payment.by_link ? t('fact.by-link') : (payment.payer ?? '')],
          [t('fact.organisation'), organisation?.name ?? ''],
          [t('fact.started'), time(payment.created_at)],
          [t('fact.expires'), received === null ? time(payment.expires_at) : ''],
          [t('fact.paid'), payment.paid_at === null ? '' : time(payment.paid_at)],
          [t('fact.checked'), time(payment.checked_at)],
          [t('fact.transaction'), payment.transaction_id ?? ''],
        ]}
      />
    </Card>
  )
}

function CheckButton({ payment, onChange }: Props) {
  const { t } = useTexts()
  const { canHandle } = usePaymentPermissions()
  const { post, busy } = useOfficeAction()
  const check = async () => {
    await post(`/payments/${payment.id}/check`, {}, 'panel.payments.checked')
    onChange()
  }
  if (!canHandle) return null
  return (
    <Button variant="secondary" loading={busy} onClick={() => void check()}>
      {t('check')}
    </Button>
  )
}

/** One payment: its case first, then its orders, refunds and timeline. */
export function PaymentPage() {
  const { id = '' } = useParams()
  const { t } = useTexts()
  const loaded = useOfficeResource(`/payments/${encodeURIComponent(id)}`, paymentSchema)
  const payment = loaded.data?.data
  if (!payment)
    return (
      <PaymentsLayout title={t('payment')}>
        <LoadState {...loaded} />
      </PaymentsLayout>
    )
  const props = { payment, onChange: loaded.reload }
  return (
    <PaymentsLayout title={payment.reference} subtitle={payment.venue} action={<CheckButton {...props} />}>
      <Columns>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <CaseBox {...props} />
          <Orders payment={payment} />
          <Refunds {...props} />
          <Card title={t('timeline.title')}>
            <Timeline payment={payment} />
          </Card>
        </Flex>
        <Summary payment={payment} />
      </Columns>
    </PaymentsLayout>
  )
}
