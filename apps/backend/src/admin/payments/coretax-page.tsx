import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { CoretaxFiles } from './coretax-files'
import { TaxNumberImport } from './coretax-numbers'
import { Card, DescriptionList, LoadState, PaymentsLayout, Scroller } from './layout'
import { coretaxSchema, type WaitingTaxInvoice } from './responses'
import { TaxReturns } from './tax-returns'
import { useTexts } from './texts'
import { useOfficeAction, useOfficeResource } from './use-office'

/** The calendar month before an instant, in Jakarta. */
function getLastMonth(now: number): string {
  const first = Date.parse(`${new Date(now + 7 * 3_600_000).toISOString().slice(0, 7)}-01T00:00:00+07:00`)
  return new Date(first - 1 + 7 * 3_600_000).toISOString().slice(0, 7)
}

function WaitingInvoices({ title, rows }: { title: string; rows: readonly WaitingTaxInvoice[] }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  return (
    <Card title={title}>
      <Scroller role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coretax.invoice')}</th>
              <th scope="col">{t('coretax.buyer')}</th>
              <th scope="col">{t('coretax.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ order, number, company, problems, rejection }) => (
              <tr key={order}>
                <td className="nowrap">
                  <Typography tag="a" href={`/admin/payments/orders/${order}`} textColor="primary600">
                    {number}
                  </Typography>
                </td>
                <td>{company}</td>
                <td>{rejection ?? problems.map(problem => t(`coretax.problem.${problem}`)).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Card>
  )
}

function Month({ month }: { month: string }) {
  const { t, day } = useTexts()
  const { post, busy } = useOfficeAction()
  const loaded = useOfficeResource(`/coretax?month=${month}`, coretaxSchema)
  const data = loaded.data?.data
  if (!data) return <LoadState {...loaded} />
  const { ready, incomplete, rejected, files } = data
  const exportNext = async () => {
    await post('/coretax/files', { month }, 'panel.payments.coretax.exported-done')
    loaded.reload()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Card title={t('coretax.state')}>
        <DescriptionList
          facts={[
            [t('coretax.invoices'), String(data.invoices)],
            [t('coretax.ready'), String(ready)],
            [t('coretax.incomplete'), String(data.incomplete_count)],
            [t('coretax.exported'), String(data.exported)],
            [t('coretax.numbered'), String(data.numbered)],
            [t('coretax.due'), day(data.due_at)],
          ]}
        />
        {data.inexact > 0 && (
          <Typography textColor="neutral600">{t('coretax.inexact', { count: data.inexact })}</Typography>
        )}
        <Flex>
          <Button loading={busy} disabled={ready === 0} onClick={() => void exportNext()}>
            {t('coretax.export', { count: Math.min(ready, 1000) })}
          </Button>
        </Flex>
      </Card>
      <WaitingInvoices title={t('coretax.incomplete-list')} rows={incomplete} />
      <WaitingInvoices title={t('coretax.rejected-list')} rows={rejected} />
      <TaxReturns rows={data.returns} />
      {files.length > 0 && <CoretaxFiles month={month} files={files} onChanged={loaded.reload} />}
      <TaxNumberImport onSaved={loaded.reload} />
    </Flex>
  )
}

/** Exports the invoices of a month for Coretax, and imports their numbers. */
export function CoretaxPage() {
  const { t } = useTexts()
  const [month, setMonth] = useState(() => getLastMonth(Date.now()))
  const isValid = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)
  return (
    <PaymentsLayout title={t('coretax.title')} subtitle={t('coretax.subtitle')}>
      <Flex direction="column" alignItems="stretch" gap={6} maxWidth="96rem">
        <Field.Root name="month" error={isValid ? undefined : t('coretax.month-error')}>
          <Field.Label>{t('coretax.month')}</Field.Label>
          <TextInput
            type="month"
            placeholder="2026-11"
            value={month}
            onChange={event => setMonth(event.target.value)}
          />
          <Field.Error />
        </Field.Root>
        {isValid && <Month key={month} month={month} />}
      </Flex>
    </PaymentsLayout>
  )
}
