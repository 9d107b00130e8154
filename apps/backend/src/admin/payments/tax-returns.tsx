import { Typography } from '@strapi/design-system'
import { Card, Scroller } from './layout'
import type { TaxReturn } from './responses'
import { useTexts } from './texts'

const formatSen = (sen: number) =>
  `Rp${(sen / 100).toLocaleString('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** What the credit notes of a month change in Coretax. */
export function TaxReturns({ rows }: { rows: readonly TaxReturn[] }) {
  const { t, day } = useTexts()
  if (rows.length === 0) return null
  const title = t('coretax.returns')
  return (
    <Card title={title}>
      <Typography textColor="neutral800">{t('coretax.returns-how')}</Typography>
      <Scroller role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coretax.credit-note')}</th>
              <th scope="col">{t('coretax.invoice')}</th>
              <th scope="col">{t('coretax.buyer')}</th>
              <th scope="col">{t('coretax.return-action')}</th>
              <th scope="col" className="amount">
                {t('coretax.returned-price')}
              </th>
              <th scope="col" className="amount">
                {t('coretax.returned-vat')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={`${row.credit_note} ${row.order}`}>
                <td className="nowrap">
                  {row.credit_note}
                  <br />
                  {day(row.at)}
                </td>
                <td className="nowrap">
                  <Typography tag="a" href={`/admin/payments/orders/${row.order}`} textColor="primary600">
                    {row.invoice}
                  </Typography>
                  <br />
                  {row.tax_number ?? t('coretax.no-number')}
                </td>
                <td>{row.company}</td>
                <td>{t(row.tax_number ? `coretax.return.${row.action}` : 'coretax.return.none')}</td>
                <td className="amount">{formatSen(row.price)}</td>
                <td className="amount">{formatSen(row.vat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}
