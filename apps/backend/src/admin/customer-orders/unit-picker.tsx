import { Box, Button, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { Card, LoadState } from '../payments/layout'
import { addedSchema, type Unit, unitsSchema } from './responses'
import { useOrderTexts, useStaffOrderAction, useStaffOrderResource } from './use-customer-orders'

const pageSize = 20

function UnitChoice({ unit, checked, onCheck }: { unit: Unit; checked: boolean; onCheck: () => void }) {
  const { say, lastDay } = useOrderTexts()
  const { name, outlet_code: code, cid, expired_date: end } = unit
  return (
    <Checkbox checked={checked} onCheckedChange={onCheck}>
      <span style={{ overflowWrap: 'anywhere' }}>
        {[name, code ?? cid, end ? say('until', { day: lastDay(end) }) : say('no-subscription')].join(' · ')}
      </span>
    </Checkbox>
  )
}

/** Adds units to the cart: some, all that match the search, or those whose period ends soon. */
export function UnitPicker({ path, onAdded }: { path: string; onAdded: () => void }) {
  const { say } = useOrderTexts()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { toggleNotification } = useNotification()
  const { post, busy } = useStaffOrderAction()
  const query = new URLSearchParams({ q: search, page: String(page), page_size: String(pageSize) })
  const loaded = useStaffOrderResource(`${path}/units?${query}`, unitsSchema)
  const { data } = loaded
  const add = async (body: object) => {
    const answer = await post(`${path}/cart/add`, body, null)
    if (answer === null) return
    const { added, present, skipped } = addedSchema.parse(answer).data
    toggleNotification({
      type: skipped > 0 ? 'warning' : 'success',
      message: say('added', { added, present, skipped }),
    })
    setChosen([])
    onAdded()
  }
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(text.trim())
    setPage(1)
  }
  const toggle = (id: string) =>
    setChosen(known => (known.includes(id) ? known.filter(other => other !== id) : [...known, id]))
  const { total = 0, pageCount = 1 } = data?.meta.pagination ?? {}
  return (
    <Card title={say('choose-units')}>
      <search>
        <form onSubmit={find}>
          <Flex gap={3} wrap="wrap" alignItems="flex-end">
            <Box flex="1 1 18rem">
              <Field.Root name="unit">
                <Field.Label>{say('search-units')}</Field.Label>
                <TextInput
                  type="search"
                  value={text}
                  maxLength={100}
                  onChange={event => setText(event.target.value)}
                />
              </Field.Root>
            </Box>
            <Button type="submit" variant="secondary" size="L">
              {say('find')}
            </Button>
          </Flex>
        </form>
      </search>
      <LoadState {...loaded} />
      {data && total === 0 && <Typography>{say('no-units')}</Typography>}
      {data?.data.map(unit => (
        <UnitChoice
          key={unit.id}
          unit={unit}
          checked={chosen.includes(unit.id)}
          onCheck={() => toggle(unit.id)}
        />
      ))}
      {pageCount > 1 && (
        <Flex gap={3} wrap="wrap">
          <Typography textColor="neutral600">{say('page', { page, pages: pageCount })}</Typography>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {say('previous')}
          </Button>
          <Button variant="tertiary" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            {say('next')}
          </Button>
        </Flex>
      )}
      <Flex gap={2} wrap="wrap">
        <Button disabled={chosen.length === 0} loading={busy} onClick={() => void add({ units: chosen })}>
          {say('add-chosen', { count: chosen.length })}
        </Button>
        <Button
          variant="tertiary"
          disabled={total === 0 || busy}
          onClick={() => void add(search ? { q: search } : {})}
        >
          {say('add-all', { count: total })}
        </Button>
        <Button variant="tertiary" disabled={busy} onClick={() => void add({ ending: true })}>
          {say('add-ending')}
        </Button>
      </Flex>
    </Card>
  )
}
