import { Typography } from '@strapi/design-system'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadState, PaymentsLayout, Scroller } from './layout'
import { Pagination } from './pagination'
import { type PaymentSummary, paymentsSchema } from './responses'
import { StateBadge, useTexts } from './texts'
import { useOfficeResource } from './use-office'

function Row({ payment }: { payment: PaymentSummary }) {
  const { t, money, time } = useTexts()
  const kind = payment.case_kind ?? ''
  return (
    <tr>
      <td className="nowrap">{time(payment.case_opened_at)}</td>
      <td>
        <StateBadge of="outcome" name={kind} />
        <Typography tag="p" paddingTop={2} textColor="neutral800">
          {t(`case.${kind}.what`)}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t(`case.${kind}.next`)}
        </Typography>
      </td>
      <td>
        <Typography tag={Link} to={`/payments/${payment.id}`} textColor="primary600" fontWeight="semiBold">
          {payment.reference}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {payment.venue} · {payment.orders.slice(0, 2).join(', ')}
        </Typography>
      </td>
      <td className="amount">{money(payment.received)}</td>
    </tr>
  )
}

/** Lists open cases, oldest first, each with its next step. */
export function CasesPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const page = params.get('page') ?? '1'
  const loaded = useOfficeResource(
    `/payments?open_case=yes&page_size=25&page=${encodeURIComponent(page)}`,
    paymentsSchema,
  )
  return (
    <PaymentsLayout title={t('cases.title')} subtitle={t('cases.subtitle')}>
      <LoadState {...loaded} />
      {loaded.data?.data.length === 0 && <Typography>{t('cases.none')}</Typography>}
      {loaded.data && loaded.data.data.length > 0 && (
        <>
          <Scroller role="region" aria-label={t('cases.title')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('column.since')}</th>
                  <th scope="col">{t('column.case')}</th>
                  <th scope="col">{t('column.payment')}</th>
                  <th scope="col" className="amount">
                    {t('column.received')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {loaded.data.data.map(payment => (
                  <Row key={payment.id} payment={payment} />
                ))}
              </tbody>
            </table>
          </Scroller>
          <Pagination {...loaded.data.meta.pagination} />
        </>
      )}
    </PaymentsLayout>
  )
}
