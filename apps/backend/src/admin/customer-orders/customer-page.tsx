import { Flex } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useParams } from 'react-router-dom'
import { LoadState } from '../payments/layout'
import { CustomerCart } from './cart'
import { PlacedOrders } from './placed-orders'
import { cartSchema, customerSchema } from './responses'
import { UnitPicker } from './unit-picker'
import { useOrderTexts, useStaffOrderResource } from './use-customer-orders'

const shownLines = 100

/** The cart of a member of staff for one customer, and what has been ordered for the customer. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const { say } = useOrderTexts()
  const path = `/customers/${encodeURIComponent(id)}`
  const loaded = useStaffOrderResource(path, customerSchema)
  const cart = useStaffOrderResource(`${path}/cart?page_size=${shownLines}`, cartSchema)
  const customer = loaded.data?.data
  const title = customer?.name ?? say('title')
  const reload = () => {
    loaded.reload()
    cart.reload()
  }
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={say('title')} />
      <Layouts.Content>
        <LoadState {...loaded} />
        {customer && (
          <Flex direction="column" alignItems="stretch" gap={6} maxWidth="96rem">
            <UnitPicker path={path} onAdded={cart.reload} />
            <LoadState {...cart} />
            {cart.data && (
              <CustomerCart path={path} customer={customer} cart={cart.data.data} onChange={reload} />
            )}
            <PlacedOrders path={path} orders={customer.orders} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
