import { Flex, Typography } from '@strapi/design-system'
import { Link, useParams } from 'react-router-dom'
import { HeldMoney } from './held-money'
import { Card, LoadState, PaymentsLayout } from './layout'
import { OrderDocuments } from './order-documents'
import { PaymentsTable } from './payments-page'
import { RefundCard } from './refund-card'
import { RefundForm } from './refund-form'
import { orderPaymentsSchema } from './responses'
import { StateBadge, useTexts } from './texts'
import { TransferCard } from './transfer-card'
import { useOfficeResource, usePaymentPermissions } from './use-office'

/** Payments and refunds of one order. An order that was paid by transfer is refunded here. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { t } = useTexts()
  const { canHandle } = usePaymentPermissions()
  const path = `/orders/${encodeURIComponent(id)}`
  const loaded = useOfficeResource(path, orderPaymentsSchema)
  const order = loaded.data?.data
  if (!order)
    return (
      <PaymentsLayout title={t('order.title')}>
        <LoadState {...loaded} />
      </PaymentsLayout>
    )
  const { payments, refunds, refundable, solo_refund_limit: soloLimit, paid, held } = order
  return (
    <PaymentsLayout title={order.number} subtitle={t('order.title')}>
      <Flex direction="column" alignItems="stretch" gap={6} maxWidth="96rem">
        <Flex gap={4} wrap="wrap">
          <StateBadge of="order-state" name={order.state} />
          <Typography
            tag={Link}
            to={`/content-manager/collection-types/api::order.order/${id}`}
            textColor="primary600"
          >
            {t('order.open')}
          </Typography>
        </Flex>
        <OrderDocuments id={id} order={order} />
        {held && <HeldMoney held={held} />}
        <TransferCard id={id} order={order} onChange={loaded.reload} />
        {payments.length > 0 && <PaymentsTable payments={payments} />}
        <Card title={t('refunds.title')}>
          {paid === 'online' && <Typography textColor="neutral800">{t('order.online')}</Typography>}
          {paid === null && <Typography textColor="neutral800">{t('order.unpaid')}</Typography>}
          {refunds.map(refund => (
            <RefundCard key={refund.id} refund={refund} onChange={loaded.reload} />
          ))}
          {canHandle && refundable > 0 && (
            <RefundForm
              key={refundable}
              path={`${path}/refunds`}
              refundable={refundable}
              soloLimit={soloLimit}
              provider={false}
              orders={[]}
              onDone={loaded.reload}
            />
          )}
        </Card>
      </Flex>
    </PaymentsLayout>
  )
}
