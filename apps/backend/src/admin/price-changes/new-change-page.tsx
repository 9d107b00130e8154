import { Button, Checkbox, Field, Flex, Textarea, TextInput, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { Card, LoadState, Scroller } from '../payments/layout'
import { type CurrentPrices, currentPricesSchema } from './responses'
import { usePriceTexts } from './texts'
import { usePriceChangeAction, usePriceChangeResource } from './use-price-changes'

const periods = ['monthly', 'yearly'] as const
const maxPrice = 1_000_000_000

/** A typed price; `ends` means that the package is no longer sold in this period. */
type Entry = { price: string; ends: boolean }
type Entries = Record<string, Entry>
const unchanged: Entry = { price: '', ends: false }

const createdSchema = z.object({ data: z.object({ id: z.string() }) })

/** The first moment of the next month in Jakarta, as a field for date and time shows it. */
function getNextMonth(now = new Date()): string {
  const jakarta = new Date(now.getTime() + 7 * 3_600_000)
  return new Date(Date.UTC(jakarta.getUTCFullYear(), jakarta.getUTCMonth() + 1, 1)).toISOString().slice(0, 16)
}

/** The time in Jakarta that a field for date and time shows; null if it is empty. */
function readStart(text: string): Date | null {
  const at = new Date(`${text}:00+07:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

type Proposed = { package: string; billing_period: (typeof periods)[number]; price: number | null }

const listChanges = (current: CurrentPrices, entries: Entries): Proposed[] =>
  current.flatMap(({ package: { key }, ...prices }) =>
    periods.flatMap((billing_period): Proposed[] => {
      const { price, ends } = entries[`${key} ${billing_period}`] ?? unchanged
      const now = prices[billing_period].price
      if (ends) return now === null ? [] : [{ package: key, billing_period, price: null }]
      const typed = price === '' ? null : Number(price)
      return typed === null || typed === now ? [] : [{ package: key, billing_period, price: typed }]
    }),
  )

function useProposal(current: CurrentPrices) {
  const [entries, setEntries] = useState<Entries>({})
  const [start, setStart] = useState(getNextMonth)
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const { post, busy } = usePriceChangeAction()
  const navigate = useNavigate()
  const prices = listChanges(current, entries)
  const starts = readStart(start)
  const errors = {
    start: starts === null || starts.getTime() <= Date.now(),
    reason: reason.trim().length < 10,
    prices:
      prices.length === 0 || prices.some(({ price }) => price !== null && (price < 1 || price > maxPrice)),
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (starts === null || errors.start || errors.reason || errors.prices) return
    const body = { starts_at: starts.toISOString(), reason: reason.trim(), prices }
    const created = await post('', body, 'panel.price-changes.proposed')
    if (created !== null) navigate(`/prices/${createdSchema.parse(created).data.id}`)
  }
  const enter = (name: string, entry: Partial<Entry>) =>
    setEntries(known => ({ ...known, [name]: { ...unchanged, ...known[name], ...entry } }))
  return { entries, enter, start, setStart, reason, setReason, touched, errors, submit, busy }
}

type Form = ReturnType<typeof useProposal>

function PriceTable({ current, form }: { current: CurrentPrices; form: Form }) {
  const { say, money, name } = usePriceTexts()
  return (
    <Scroller role="region" aria-label={say('changes')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('column.package')}</th>
            <th scope="col" className="amount">
              {say('column.now')}
            </th>
            <th scope="col">{say('column.new')}</th>
          </tr>
        </thead>
        <tbody>
          {current.flatMap(({ package: pack, ...prices }) =>
            periods.map(period => {
              const key = `${pack.key} ${period}`
              const label = `${name(pack)}, ${say(`period.${period}`)}`
              const { price, open } = prices[period]
              const entry = form.entries[key] ?? unchanged
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="amount">{money(price)}</td>
                  <td>
                    {open ? (
                      <Typography textColor="neutral600">{say('already-open')}</Typography>
                    ) : (
                      <Flex direction="column" alignItems="stretch" gap={2}>
                        <Field.Root name={key}>
                          <TextInput
                            aria-label={say('new-price', { offer: label })}
                            inputMode="numeric"
                            placeholder={say('unchanged')}
                            disabled={entry.ends}
                            value={entry.ends ? '' : entry.price}
                            onChange={event =>
                              form.enter(key, {
                                price: event.target.value.replaceAll(/\D/g, '').slice(0, 10),
                              })
                            }
                          />
                        </Field.Root>
                        {price !== null && (
                          <Checkbox
                            checked={entry.ends}
                            onCheckedChange={checked => form.enter(key, { ends: checked === true })}
                          >
                            {say('ends')}
                          </Checkbox>
                        )}
                      </Flex>
                    )}
                  </td>
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
    </Scroller>
  )
}

function ProposalForm({ current }: { current: CurrentPrices }) {
  const { say } = usePriceTexts()
  const form = useProposal(current)
  return (
    <form onSubmit={event => void form.submit(event)} noValidate>
      <Flex direction="column" alignItems="stretch" gap={5} maxWidth="80rem">
        <Card title={say('changes')}>
          <Typography variant="pi" textColor="neutral600">
            {say('per-zone')}
          </Typography>
          <PriceTable current={current} form={form} />
          {form.touched && form.errors.prices && (
            <Typography role="alert" textColor="danger600">
              {say('prices-error')}
            </Typography>
          )}
        </Card>
        <Card>
          <Field.Root
            name="starts_at"
            required
            hint={say('start-hint')}
            error={form.touched && form.errors.start && say('start-error')}
          >
            <Field.Label>{say('start-label')}</Field.Label>
            <TextInput
              type="datetime-local"
              value={form.start}
              onChange={event => form.setStart(event.target.value)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Field.Root
            name="reason"
            required
            hint={say('reason-hint')}
            error={form.touched && form.errors.reason && say('reason-error')}
          >
            <Field.Label>{say('reason')}</Field.Label>
            <Textarea
              value={form.reason}
              maxLength={500}
              onChange={event => form.setReason(event.target.value)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
          <Flex>
            <Button type="submit" loading={form.busy}>
              {say('submit')}
            </Button>
          </Flex>
        </Card>
      </Flex>
    </form>
  )
}

/** Proposes new prices, about which a second person decides. */
export function NewChangePage() {
  const { say } = usePriceTexts()
  const loaded = usePriceChangeResource('/current', currentPricesSchema)
  return (
    <Page.Main>
      <Page.Title>{say('propose')}</Page.Title>
      <Layouts.Header title={say('propose')} subtitle={say('propose-text')} />
      <Layouts.Content>
        <LoadState {...loaded} />
        {loaded.data && <ProposalForm current={loaded.data.data} />}
      </Layouts.Content>
    </Page.Main>
  )
}
