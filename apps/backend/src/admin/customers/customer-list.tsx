import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { usePanelResource } from '../panel-requests'
import { LoadState, Scroller } from '../payments/layout'
import { Pagination } from '../payments/pagination'

const customersSchema = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), units: z.number() })),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
  }),
})

const useSay = () => {
  const { formatMessage } = useIntl()
  return (key: string) => formatMessage({ id: `panel.customers.${key}` })
}

function Search() {
  const say = useSay()
  const [params, setParams] = useSearchParams()
  const [text, setText] = useState(params.get('q') ?? '')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setParams({ q: text.trim() })
  }
  return (
    <Box tag="form" role="search" onSubmit={search} paddingBottom={5}>
      <Flex gap={3} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 20rem">
          <Field.Root name="q">
            <Field.Label>{say('search')}</Field.Label>
            <TextInput
              type="search"
              value={text}
              maxLength={100}
              onChange={event => setText(event.target.value)}
            />
          </Field.Root>
        </Box>
        <Button type="submit" size="L">
          {say('find')}
        </Button>
      </Flex>
    </Box>
  )
}

type Props = {
  /** The path of the list at the server. */
  path: string
  /** The page of a customer. */
  getPage: (id: string) => string
}

/** Finds a customer by its name, or by the name or CID of a unit. */
export function CustomerList({ path, getPage }: Props) {
  const say = useSay()
  const [params] = useSearchParams()
  const query = new URLSearchParams({
    q: params.get('q') ?? '',
    page: params.get('page') ?? '1',
    page_size: '25',
  })
  const loaded = usePanelResource(`${path}?${query}`, customersSchema)
  const { data } = loaded
  return (
    <>
      <Search />
      <LoadState {...loaded} />
      {data?.data.length === 0 && <Typography>{say('none')}</Typography>}
      {data && data.data.length > 0 && (
        <Scroller role="region" aria-label={say('title')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('customer')}</th>
                <th scope="col" className="amount">
                  {say('units')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.data.map(({ id, name, units }) => (
                <tr key={id}>
                  <th scope="row">
                    <Typography
                      tag={Link}
                      to={getPage(id)}
                      textColor="primary600"
                      fontWeight="semiBold"
                      style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
                    >
                      {name}
                    </Typography>
                  </th>
                  <td className="amount">{units}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      {data && <Pagination {...data.meta.pagination} />}
    </>
  )
}
