import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ConfirmButton } from '../payments/confirm-button'
import { Card, LoadState, Scroller } from '../payments/layout'
import { type Affected, type PriceChange, priceChangeSchema, priceChangesSchema } from './responses'
import { ChangeState, useOfferName, usePriceTexts } from './texts'
import { usePriceChangeAction, usePriceChangeResource } from './use-price-changes'

const day = 24 * 60 * 60_000

const Columns = styled.div`
  display: grid;
  gap: 2.4rem;
  align-items: start;

  @media (min-width: 1100px) { grid-template-columns: minmax(0, 1fr) 32rem; }
`

const Reason = styled.blockquote`
  margin: 0;
  padding-left: 1.6rem;
  border-left: 3px solid ${({ theme }) => theme.colors.primary600};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
`

function Start({ change }: { change: PriceChange }) {
  const { say, time } = usePriceTexts()
  const days = Math.ceil((change.starts_at - Date.now()) / day)
  const isAhead = days > 0 && ['proposed', 'approved'].includes(change.state)
  return (
    <Card>
      <div>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {say('starts')}
        </Typography>
        <Typography tag="p" variant="alpha">
          {time(change.starts_at)}
        </Typography>
        {isAhead && (
          <Typography tag="p" textColor="neutral600">
            {say('days-left', { days })}
          </Typography>
        )}
      </div>
    </Card>
  )
}

function Prices({ change }: { change: PriceChange }) {
  const { say, money, name, difference } = usePriceTexts()
  return (
    <Card title={say('changes')}>
      <Typography variant="pi" textColor="neutral600">
        {say('per-zone')}
      </Typography>
      <Scroller role="region" aria-label={say('changes')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('column.package')}</th>
              {['now', 'new', 'difference'].map(column => (
                <th key={column} scope="col" className="amount">
                  {say(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {change.prices.map(price => (
              <tr key={`${price.package.key} ${price.billing_period}`}>
                <th scope="row">
                  <Typography tag="p" fontWeight="semiBold">
                    {name(price.package)}
                  </Typography>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {say(`period.${price.billing_period}`)}
                  </Typography>
                </th>
                <td className="amount">{money(price.old_price)}</td>
                <td className="amount">
                  <strong>{price.new_price === null ? say('not-sold') : money(price.new_price)}</strong>
                </td>
                <td className="amount">{difference(price.old_price, price.new_price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Reason>{change.reason}</Reason>
    </Card>
  )
}

const groups = ['subscriptions', 'renewals', 'orders', 'carts'] as const

function AffectedCustomers({ affected }: { affected: Affected }) {
  const { say } = usePriceTexts()
  return (
    <Card title={say('affected')}>
      {groups.map(group => (
        <div key={group}>
          <Typography tag="p" fontWeight="semiBold">
            {say(`affected.${group}`, { count: affected[group] })}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {say(`affected.${group}-text`)}
          </Typography>
        </div>
      ))}
    </Card>
  )
}

type ActionProps = { change: PriceChange; onChange: () => void }

function DeclineForm({ change, onChange }: ActionProps) {
  const { say } = usePriceTexts()
  const { post, busy } = usePriceChangeAction()
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const short = reason.trim().length < 3
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (short) return
    const done = 'panel.price-changes.declined'
    if ((await post(`/${change.id}/decline`, { reason: reason.trim() }, done)) !== null) onChange()
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Field.Root name="reason" required error={touched && short && say('decline-error')}>
          <Field.Label>{say('decline-reason')}</Field.Label>
          <Textarea value={reason} maxLength={500} onChange={event => setReason(event.target.value)} />
          <Field.Error />
        </Field.Root>
        <Button type="submit" variant="secondary" loading={busy} fullWidth>
          {say('decline')}
        </Button>
      </Flex>
    </form>
  )
}

function Decision({ change, onChange }: ActionProps) {
  const { say, time } = usePriceTexts()
  const { post, busy } = usePriceChangeAction()
  const send = (step: 'approve' | 'withdraw', done: string) => async () => {
    await post(`/${change.id}/${step}`, {}, `panel.price-changes.${done}`)
    onChange()
  }
  const start = time(change.starts_at)
  const text = change.can_decide ? 'you' : change.own ? 'own' : 'late'
  return (
    <Card title={say('decision')}>
      {change.state === 'proposed' && (
        <Typography textColor="neutral800">
          {say(`decision.${text}`, { name: change.proposed_by })}
        </Typography>
      )}
      {change.can_decide && (
        <>
          <ConfirmButton
            label={say('approve')}
            title={say('approve-title')}
            body={say('approve-body', { start })}
            yes={say('approve')}
            variant="default"
            busy={busy}
            onConfirm={send('approve', 'approved')}
          />
          <DeclineForm change={change} onChange={onChange} />
        </>
      )}
      <Events change={change} />
      {change.can_withdraw && (
        <>
          <Typography variant="pi" textColor="neutral600">
            {say('withdraw-text', { start })}
          </Typography>
          <ConfirmButton
            label={say('withdraw')}
            title={say('withdraw-title')}
            body={say('withdraw-body')}
            yes={say('withdraw')}
            variant="danger-light"
            busy={busy}
            onConfirm={send('withdraw', 'withdrawn')}
          />
        </>
      )}
    </Card>
  )
}

function Events({ change: { events } }: { change: PriceChange }) {
  const { say, time } = usePriceTexts()
  return events.map(({ state, by, reason, at }) => (
    <div key={state}>
      <Typography tag="p">{say(by ? `by.${state}` : `state.${state}`, { name: by ?? '' })}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {time(at)}
      </Typography>
      {reason && <Typography tag="p">“{reason}”</Typography>}
    </div>
  ))
}

const shownBefore = 6

/** The latest changes before this one, which cannot be edited. */
function History({ except }: { except: string }) {
  const { say, money, time } = usePriceTexts()
  const nameOffer = useOfferName()
  const { data } = usePriceChangeResource(`?page_size=${shownBefore + 1}`, priceChangesSchema)
  const before = data?.data.filter(({ id }) => id !== except).slice(0, shownBefore) ?? []
  return (
    <Card title={say('history')}>
      {data && before.length === 0 && <Typography textColor="neutral600">{say('history-none')}</Typography>}
      {before.map(change => (
        <Box key={change.id}>
          <Flex gap={2} wrap="wrap" paddingBottom={1}>
            <Typography tag={Link} to={`/prices/${change.id}`} variant="pi" textColor="primary600">
              {time(change.starts_at)}
            </Typography>
            <ChangeState state={change.state} />
          </Flex>
          {change.prices.map(price => (
            <Typography key={nameOffer(price)} tag="p" variant="pi">
              {nameOffer(price)}: {money(price.old_price)} → <strong>{money(price.new_price)}</strong>
            </Typography>
          ))}
        </Box>
      ))}
      <Typography tag={Link} to="/prices" variant="pi" textColor="primary600">
        {say('history-all')}
      </Typography>
    </Card>
  )
}

/** One change of prices: what, when, why, who is affected, and the decision. */
export function ChangePage() {
  const { id = '' } = useParams()
  const { say, time } = usePriceTexts()
  const loaded = usePriceChangeResource(`/${encodeURIComponent(id)}`, priceChangeSchema)
  const change = loaded.data?.data
  return (
    <Page.Main>
      <Page.Title>{say('change-title')}</Page.Title>
      <Layouts.Header
        title={say('change-title')}
        subtitle={change && say('proposed-by', { name: change.proposed_by, time: time(change.proposed_at) })}
        secondaryAction={change && <ChangeState state={change.state} />}
      />
      <Layouts.Content>
        <LoadState {...loaded} />
        {change && (
          <Columns>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Start change={change} />
              <Prices change={change} />
              <AffectedCustomers affected={change.affected} />
            </Flex>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Decision change={change} onChange={loaded.reload} />
              <History key={change.state} except={change.id} />
            </Flex>
          </Columns>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
