import { LinkButton, Typography } from '@strapi/design-system'
import { Plus } from '@strapi/icons'
import { Layouts, Page } from '@strapi/strapi/admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadState, Scroller } from '../payments/layout'
import { Pagination } from '../payments/pagination'
import { type PriceChange, priceChangesSchema } from './responses'
import { ChangeState, useOfferName, usePriceTexts } from './texts'
import { usePriceChangeResource } from './use-price-changes'

function Row({ change }: { change: PriceChange }) {
  const { say, money, time } = usePriceTexts()
  const nameOffer = useOfferName()
  const decision = change.events.find(({ state }) => state === 'approved' || state === 'declined')
  return (
    <tr>
      <th scope="row">
        <Typography tag={Link} to={`/prices/${change.id}`} textColor="primary600" fontWeight="semiBold">
          {time(change.starts_at)}
        </Typography>
      </th>
      <td>
        {change.prices.map(price => (
          <Typography key={nameOffer(price)} tag="p">
            {nameOffer(price)}: {money(price.old_price)} → <strong>{money(price.new_price)}</strong>
          </Typography>
        ))}
      </td>
      <td>
        <ChangeState state={change.state} />
      </td>
      <td>
        <Typography tag="p">{change.proposed_by}</Typography>
        {decision?.by && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {say(`by.${decision.state}`, { name: decision.by })}
          </Typography>
        )}
      </td>
    </tr>
  )
}

/** Every change of prices that was ever proposed, newest first. */
export function ChangesPage() {
  const { say } = usePriceTexts()
  const [params] = useSearchParams()
  const query = new URLSearchParams({ page: params.get('page') ?? '1', page_size: '25' })
  const loaded = usePriceChangeResource(`?${query}`, priceChangesSchema)
  const { data } = loaded
  const propose = (
    <LinkButton tag={Link} to="/prices/new" startIcon={<Plus />}>
      {say('propose')}
    </LinkButton>
  )
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} primaryAction={propose} />
      <Layouts.Content>
        <LoadState {...loaded} />
        {data?.data.length === 0 && <Typography>{say('none')}</Typography>}
        {data && data.data.length > 0 && (
          <>
            <Scroller role="region" aria-label={say('title')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    {['starts', 'prices', 'state', 'people'].map(column => (
                      <th key={column} scope="col">
                        {say(`column.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.data.map(change => (
                    <Row key={change.id} change={change} />
                  ))}
                </tbody>
              </table>
            </Scroller>
            <Pagination {...data.meta.pagination} />
          </>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
