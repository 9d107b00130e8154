import { Flex, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EditFormPanel } from '../panel'
import { HeldMoney } from './held-money'
import { OrderDocuments } from './order-documents'
import { orderPaymentsSchema } from './responses'
import { StateBadge, useTexts } from './texts'
import { useOfficeResource } from './use-office'

function OrderPayments({ id }: { id: string }) {
  const { t, money } = useTexts()
  const { data, failed } = useOfficeResource(`/orders/${id}`, orderPaymentsSchema)
  if (failed) return <Typography variant="pi">{t('failed')}</Typography>
  if (!data) return <Typography variant="pi">{t('loading')}</Typography>
  const { payments, refunds, refundable, held, lines, line_count } = data.data
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {payments.length + refunds.length + refundable === 0 && (
        <Typography variant="pi">{t('order.none')}</Typography>
      )}
      <OrderDocuments id={id} order={data.data} />
      {held && <HeldMoney held={held} />}
      {lines.map(line => (
        <div key={line.position}>
          <Typography tag="p" variant="pi" fontWeight="semiBold">
            {line.unit}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t('order.line', { offer: line.package, zones: line.zones })} · {money(line.total)}
          </Typography>
        </div>
      ))}
      {line_count > lines.length && (
        <Typography variant="pi">{t('order.more', { count: line_count - lines.length })}</Typography>
      )}
      {payments.map(payment => (
        <div key={payment.id}>
          <Typography tag={Link} to={`/payments/${payment.id}`} textColor="primary600">
            {payment.reference}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {t(`method.${payment.method}`)} · {money(payment.received ?? payment.amount)}
          </Typography>
          <StateBadge of="state" name={payment.state} />
        </div>
      ))}
      {refunds.map(refund => (
        <Flex key={refund.id} justifyContent="space-between" gap={2}>
          <Typography variant="pi">
            {t('order.refunded')} {money(refund.amount)}
          </Typography>
          <StateBadge of="refund-state" name={refund.state} />
        </Flex>
      ))}
      {(refundable > 0 || refunds.length > 0) && (
        <Typography tag={Link} to={`/payments/orders/${id}`} textColor="primary600" fontWeight="semiBold">
          {t('order.refund')}
        </Typography>
      )}
    </Flex>
  )
}

/** Payments and refunds, shown next to the form of an order. */
export const OrderPaymentsPanel: EditFormPanel = ({ model, documentId }) => {
  const { formatMessage } = useIntl()
  if (model !== 'api::order.order' || !documentId) return null
  return {
    title: formatMessage({ id: 'panel.payments.order.title' }),
    content: <OrderPayments id={documentId} />,
  }
}
