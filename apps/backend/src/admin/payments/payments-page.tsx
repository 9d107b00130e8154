import { paymentMethods, paymentOutcomes, paymentStates } from '@bgm/validation'
import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { DifferencesBox } from './differences'
import { LoadState, PaymentsLayout, Scroller } from './layout'
import { Pagination } from './pagination'
import { type PaymentSummary, paymentsSchema } from './responses'
import { StateBadge, useTexts } from './texts'
import { useOfficeResource } from './use-office'

const filters = { state: paymentStates, method: paymentMethods, outcome: paymentOutcomes }
type Filter = keyof typeof filters
const filterNames = Object.keys(filters) as Filter[] // Object.keys returns string[]

function Filters() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const [q, setQ] = useState(params.get('q') ?? '')
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    next.delete('page')
    setParams(next)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    change('q', q.trim())
  }
  return (
    <Box tag="form" role="search" onSubmit={search} paddingBottom={5}>
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Box minWidth="24rem" flex="2">
          <Field.Root name="q">
            <Field.Label>{t('search')}</Field.Label>
            <TextInput type="search" value={q} maxLength={100} onChange={event => setQ(event.target.value)} />
          </Field.Root>
        </Box>
        {filterNames.map(name => (
          <Box key={name} minWidth="16rem" flex="1">
            <Field.Root name={name}>
              <Field.Label>{t(`column.${name}`)}</Field.Label>
              <SingleSelect
                value={params.get(name) ?? ''}
                placeholder={t('all')}
                onClear={() => change(name, '')}
                clearLabel={t('all')}
                onChange={value => change(name, String(value))}
              >
                {filters[name].map(value => (
                  <SingleSelectOption key={value} value={value}>
                    {t(`${name}.${value}`)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          </Box>
        ))}
        <Button type="submit" size="L">
          {t('find')}
        </Button>
      </Flex>
    </Box>
  )
}

function Row({ payment }: { payment: PaymentSummary }) {
  const { t, money, time } = useTexts()
  const { id, reference, method, amount, received, refunded, fee, state, outcome, orders } = payment
  return (
    <tr>
      <td>
        <Typography tag={Link} to={`/payments/${id}`} textColor="primary600" fontWeight="semiBold">
          {reference}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {payment.venue}
          {orders.length > 0 && ` · ${orders.slice(0, 2).join(', ')}`}
          {orders.length > 2 && ` ${t('more', { count: orders.length - 2 })}`}
        </Typography>
      </td>
      <td className="nowrap">{time(payment.paid_at ?? payment.created_at)}</td>
      <td>{t(`method.${method}`)}</td>
      <td>
        <Flex gap={1} wrap="wrap">
          <StateBadge of="state" name={state} />
          {outcome && outcome !== 'applied' && <StateBadge of="outcome" name={outcome} />}
        </Flex>
      </td>
      <td className="amount">
        {money(received ?? amount)}
        {refunded > 0 && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            −{money(refunded)}
          </Typography>
        )}
      </td>
      <td className="amount">{money(fee)}</td>
    </tr>
  )
}

export function PaymentsTable({ payments }: { payments: PaymentSummary[] }) {
  const { t } = useTexts()
  return (
    <Scroller role="region" aria-label={t('nav.payments')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.payment')}</th>
            <th scope="col">{t('column.time')}</th>
            <th scope="col">{t('column.method')}</th>
            <th scope="col">{t('column.state')}</th>
            <th scope="col" className="amount">
              {t('column.amount')}
            </th>
            <th scope="col" className="amount">
              {t('column.fee')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(payment => (
            <Row key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** All online payments, with search and filters. */
export function PaymentsPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const query = new URLSearchParams({ page_size: '25' })
  for (const name of ['q', 'page', ...filterNames]) {
    const value = params.get(name)
    if (value) query.set(name, value)
  }
  const loaded = useOfficeResource(`/payments?${query}`, paymentsSchema)
  return (
    <PaymentsLayout title={t('title')} subtitle={t('subtitle')}>
      <DifferencesBox />
      <Filters key={params.get('q')} />
      <LoadState {...loaded} />
      {loaded.data?.data.length === 0 && <Typography>{t('none')}</Typography>}
      {loaded.data && loaded.data.data.length > 0 && (
        <>
          <PaymentsTable payments={loaded.data.data} />
          <Pagination {...loaded.data.meta.pagination} />
        </>
      )}
    </PaymentsLayout>
  )
}
