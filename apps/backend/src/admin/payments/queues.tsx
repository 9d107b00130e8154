import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paymentsSchema, refundsSchema, transfersSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeResource } from './use-office'

type Line = { id: string; to: string; title: string; detail: string; time: string }
type Props = { lines: Line[] | null; failed: boolean; to: string; total: number }

const shown = 6

export function TaskQueue({ lines, failed, to, total }: Props) {
  const { formatMessage } = useIntl()
  if (failed) return <Widget.Error />
  if (!lines) return <Widget.Loading />
  if (lines.length === 0) return <Widget.NoData>{formatMessage({ id: 'panel.queue.empty' })}</Widget.NoData>
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {lines.map(line => (
        <Flex key={line.id} justifyContent="space-between" gap={3}>
          <Box minWidth={0}>
            <Typography tag={Link} to={line.to} textColor="primary600" fontWeight="semiBold">
              {line.title}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {line.detail}
            </Typography>
          </Box>
          <Typography variant="pi" textColor="neutral600">
            {line.time}
          </Typography>
        </Flex>
      ))}
      <Typography tag={Link} to={to} variant="pi" textColor="primary600">
        {formatMessage({ id: 'panel.queue.all' }, { count: total })}
      </Typography>
    </Flex>
  )
}

/** Open payment cases, on the home page. */
export function CaseQueue() {
  const { t, money, time } = useTexts()
  const { data, failed } = useOfficeResource(`/payments?open_case=yes&page_size=${shown}`, paymentsSchema)
  const lines = data?.data.map(({ id, venue, received, case_kind: kind, case_opened_at: at }) => ({
    id,
    to: `/payments/${id}`,
    title: `${venue} · ${money(received)}`,
    detail: t(`outcome.${kind}`),
    time: time(at),
  }))
  const total = data?.meta.pagination.total ?? 0
  return <TaskQueue lines={lines ?? null} failed={failed} to="/payments/cases" total={total} />
}

/** Refunds that await approval, on the home page. */
export function RefundQueue() {
  const { t, money, time } = useTexts()
  const { data, failed } = useOfficeResource(`/refunds?state=requested&page_size=${shown}`, refundsSchema)
  const lines = data?.data.map(({ id, payment, orders, amount, requested_by: name, requested_at: at }) => ({
    id,
    to: payment ? `/payments/${payment.id}#refund` : `/payments/orders/${orders[0]?.id}`,
    title: `${orders[0]?.venue ?? ''} · ${money(amount)}`,
    detail: t('refund.by', { name: name ?? '–' }),
    time: time(at),
  }))
  const total = data?.meta.pagination.total ?? 0
  return (
    <TaskQueue lines={lines ?? null} failed={failed} to="/payments/refunds?state=requested" total={total} />
  )
}

/** Transfers that await confirmation, on the home page. */
export function TransferQueue() {
  const { t, money, time } = useTexts()
  const { data, failed } = useOfficeResource('/transfers', transfersSchema)
  const lines = data?.data.map(({ order, venue, amount, recorded_by: name, recorded_at: at }) => ({
    id: order,
    to: `/payments/orders/${order}`,
    title: `${venue} · ${money(amount)}`,
    detail: t('transfer.recorded-by', { name: name ?? '–' }),
    time: time(at),
  }))
  return (
    <TaskQueue
      lines={lines?.slice(0, shown) ?? null}
      failed={failed}
      to="/payments"
      total={lines?.length ?? 0}
    />
  )
}
