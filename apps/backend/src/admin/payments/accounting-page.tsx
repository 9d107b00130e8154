import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { Card, LoadState, PaymentsLayout, Scroller } from './layout'
import { accountingSchema } from './responses'
import { useTexts } from './texts'
import { useDownload, useOfficeResource } from './use-office'

const dateIn = (at: number) => new Date(at + 7 * 3_600_000).toISOString().slice(0, 10)

/** The previous calendar month in Jakarta. */
function lastMonth(now: number): { from: string; until: string } {
  const first = `${dateIn(now).slice(0, 7)}-01`
  const until = dateIn(Date.parse(`${first}T00:00:00+07:00`) - 1)
  return { from: `${until.slice(0, 7)}-01`, until }
}

// The browser draws the calendar icon in black, even in the dark theme.
const DateInput = styled(TextInput)`
  &::-webkit-calendar-picker-indicator { filter: invert(0.5); }
`

const rows = ['invoices', 'refunds', 'withheld', 'withheld_settled', 'fees'] as const

function Totals({ from, until }: { from: string; until: string }) {
  const { t, money } = useTexts()
  const loaded = useOfficeResource(`/accounting?from=${from}&until=${until}`, accountingSchema)
  const totals = loaded.data?.data
  if (!totals) return <LoadState {...loaded} />
  const sign = { invoices: 1, refunds: -1, withheld: -1, withheld_settled: 1, fees: -1 }
  const unassigned = totals.refunds_without_invoice
  return (
    <>
      <Scroller role="region" aria-label={t('accounting.totals')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('accounting.kind')}</th>
              <th scope="col" className="amount">
                {t('accounting.count')}
              </th>
              <th scope="col" className="amount">
                {t('column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                <th scope="row">{t(`accounting.${row}`)}</th>
                <td className="amount">{totals[row].count}</td>
                <td className="amount">{money(sign[row] * totals[row].amount)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('accounting.balance')}</th>
              <td />
              <td className="amount">
                <strong>{money(totals.balance)}</strong>
              </td>
            </tr>
          </tbody>
        </table>
      </Scroller>
      {unassigned.count > 0 && (
        <Typography textColor="neutral600">
          {t('accounting.without-invoice', { count: unassigned.count, amount: money(unassigned.amount) })}
        </Typography>
      )}
    </>
  )
}

/** The accounting export, with the totals of its rows. */
export function AccountingPage() {
  const { t } = useTexts()
  const { locale } = useIntl()
  const download = useDownload()
  const [period, setPeriod] = useState(() => lastMonth(Date.now()))
  const [busy, setBusy] = useState(false)
  const { from, until } = period
  const complete = /^\d{4}-\d\d-\d\d$/.test(from) && /^\d{4}-\d\d-\d\d$/.test(until)
  const length = complete ? Date.parse(until) - Date.parse(from) : -1
  const valid = length >= 0 && length < 400 * 86_400_000
  const save = async () => {
    setBusy(true)
    const separator = locale === 'id' ? 'semicolon' : 'comma'
    await download(
      `/accounting/export?from=${from}&until=${until}&separator=${separator}`,
      `accounting-${from}_${until}.csv`,
    )
    setBusy(false)
  }
  return (
    <PaymentsLayout title={t('accounting.title')} subtitle={t('accounting.subtitle')}>
      <Box maxWidth="80rem">
        <Card>
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            {(['from', 'until'] as const).map(name => (
              <Field.Root key={name} name={name}>
                <Field.Label>{t(`accounting.${name}`)}</Field.Label>
                <DateInput
                  type="date"
                  value={period[name]}
                  onChange={event => setPeriod({ ...period, [name]: event.target.value })}
                />
              </Field.Root>
            ))}
            <Button size="L" disabled={!valid} loading={busy} onClick={() => void save()}>
              {t('accounting.download')}
            </Button>
          </Flex>
          {valid ? (
            <Totals from={from} until={until} />
          ) : (
            <Typography role="alert" textColor="danger600">
              {t('accounting.period-error')}
            </Typography>
          )}
        </Card>
      </Box>
    </PaymentsLayout>
  )
}
