import type { LedgerBalance, LedgerEntry } from '@bgm/contract'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { Card, DescriptionList, LoadState, PaymentsLayout, Scroller } from './layout'
import { Pagination } from './pagination'
import { ledgerSchema } from './responses'
import { useTexts } from './texts'
import { useDownload, useOfficeResource } from './use-office'

function Balance({ now: { balance, withheld, reversed, held, unpaid } }: { now: LedgerBalance }) {
  const { t, money } = useTexts()
  return (
    <Card title={`${t('ledger.balance')}: ${money(balance)}`}>
      <DescriptionList
        facts={[
          [t('ledger.withheld'), withheld === 0 ? '' : money(withheld)],
          [t('ledger.reversed'), reversed === 0 ? '' : money(reversed)],
          [t('ledger.held'), held === 0 ? '' : money(-held)],
          [t('ledger.unpaid'), unpaid.count === 0 ? '' : `${money(unpaid.total)} (${unpaid.count})`],
        ]}
      />
      {balance !== withheld + reversed - held && (
        <Typography role="alert" textColor="danger600">
          {t('ledger.unexplained')}
        </Typography>
      )}
    </Card>
  )
}

function Row({ entry }: { entry: LedgerEntry }) {
  const { t, money, day } = useTexts()
  const { at, kind, method, reference, orders, order_count: count, counted, slip } = entry
  const how = method === null ? '' : t(`method.${method}`)
  return (
    <tr>
      <td className="nowrap">{day(Date.parse(at))}</td>
      <td>
        {t(`ledger.kind.${kind}`)}
        <Typography tag="p" variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal' }}>
          {[how, kind === 'invoice' ? '' : reference, slip === null ? '' : t(`withholding-state.${slip}`)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </td>
      <td>
        {orders.map(({ id, number }) => (
          <Typography
            key={id}
            tag={Link}
            to={`/payments/orders/${id}`}
            textColor="primary600"
            display="block"
          >
            {number}
          </Typography>
        ))}
        {count > orders.length && t('more', { count: count - orders.length })}
      </td>
      <td className="amount">{entry.charge === 0 ? '' : money(entry.charge)}</td>
      <td className="amount">
        {entry.credit === 0 ? '' : money(entry.credit)}
        {counted ? '' : '*'}
      </td>
      <td className="amount">{money(entry.balance)}</td>
    </tr>
  )
}

function Entries({ entries }: { entries: LedgerEntry[] }) {
  const { t } = useTexts()
  if (entries.length === 0) return <Typography>{t('ledger.empty')}</Typography>
  return (
    <>
      <Scroller role="region" aria-label={t('ledger.entries')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ledger.date')}</th>
              <th scope="col">{t('ledger.entry')}</th>
              <th scope="col">{t('ledger.orders')}</th>
              <th scope="col" className="amount">
                {t('ledger.charge')}
              </th>
              <th scope="col" className="amount">
                {t('ledger.credit')}
              </th>
              <th scope="col" className="amount">
                {t('ledger.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(entry => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </Scroller>
      {entries.some(({ counted }) => !counted) && (
        <Typography variant="pi" textColor="neutral600">
          {t('ledger.not-counted')}
        </Typography>
      )}
    </>
  )
}

/** The account of a customer: why its balance is what it is, and every entry; the last page first. */
export function AccountPage() {
  const { id = '' } = useParams()
  const { t } = useTexts()
  const { locale } = useIntl()
  const [params] = useSearchParams()
  const download = useDownload()
  const [isBusy, setBusy] = useState(false)
  const path = `/accounts/${encodeURIComponent(id)}`
  const page = params.get('page')
  const loaded = useOfficeResource(page ? `${path}?page=${encodeURIComponent(page)}` : path, ledgerSchema)
  if (!loaded.data)
    return (
      <PaymentsLayout title={t('ledger.title')}>
        <LoadState {...loaded} />
      </PaymentsLayout>
    )
  const { data, meta } = loaded.data
  const save = async () => {
    setBusy(true)
    await download(`${path}/export?separator=${locale === 'id' ? 'semicolon' : 'comma'}`, `account-${id}.csv`)
    setBusy(false)
  }
  return (
    <PaymentsLayout
      title={meta.name}
      subtitle={t('ledger.subtitle')}
      action={
        <Button variant="secondary" loading={isBusy} onClick={() => void save()}>
          {t('ledger.download')}
        </Button>
      }
    >
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Balance now={meta.now} />
        <Entries entries={data} />
        <Pagination {...meta.pagination} />
      </Flex>
    </PaymentsLayout>
  )
}
