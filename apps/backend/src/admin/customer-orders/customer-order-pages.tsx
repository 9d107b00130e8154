import { Route, Routes } from 'react-router-dom'
import { CustomerPage } from './customer-page'
import { CustomersPage } from './customers-page'

export function CustomerOrderPages() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path=":id" element={<CustomerPage />} />
    </Routes>
  )
}
