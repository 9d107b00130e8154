import { Layouts, Page } from '@strapi/strapi/admin'
import { CustomerList } from '../customers/customer-list'
import { staffOrderBase, useOrderTexts } from './use-customer-orders'

/** Customers for whom staff can order. */
export function CustomersPage() {
  const { say } = useOrderTexts()
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} subtitle={say('subtitle')} />
      <Layouts.Content>
        <CustomerList path={`${staffOrderBase}/customers`} getPage={id => `/customer-orders/${id}`} />
      </Layouts.Content>
    </Page.Main>
  )
}
