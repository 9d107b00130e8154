import { Page } from '@strapi/strapi/admin'
import { Outlet, Route, Routes } from 'react-router-dom'
import { AccountPage } from './account-page'
import { AccountingPage } from './accounting-page'
import { AccountsPage } from './accounts-page'
import { CasesPage } from './cases-page'
import { CoretaxPage } from './coretax-page'
import { OrderPage } from './order-page'
import { PaymentPage } from './payment-page'
import { PaymentsPage } from './payments-page'
import { RefundsPage } from './refunds-page'
import { SettlementsPage } from './settlements-page'
import { accountingPermissions, paymentReadPermissions } from './use-office'
import { WithholdingPage } from './withholding-page'

export default function PaymentOffice() {
  return (
    <Page.Protect permissions={paymentReadPermissions}>
      <Routes>
        <Route index element={<PaymentsPage />} />
        <Route path="cases" element={<CasesPage />} />
        <Route path="refunds" element={<RefundsPage />} />
        <Route element={<Accounting />}>
          <Route path="settlements" element={<SettlementsPage />} />
          <Route path="accounting" element={<AccountingPage />} />
          <Route path="accounts" element={<AccountsPage />} />
          <Route path="accounts/:id" element={<AccountPage />} />
          <Route path="coretax" element={<CoretaxPage />} />
          <Route path="withholding" element={<WithholdingPage />} />
        </Route>
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path=":id" element={<PaymentPage />} />
      </Routes>
    </Page.Protect>
  )
}

function Accounting() {
  return (
    <Page.Protect permissions={accountingPermissions}>
      <Outlet />
    </Page.Protect>
  )
}
