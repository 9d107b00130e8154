import { CustomerList } from '../customers/customer-list'
import { PaymentsLayout } from './layout'
import { useTexts } from './texts'
import { officeBase } from './use-office'

/** Finds the account of a customer. */
export function AccountsPage() {
  const { t } = useTexts()
  return (
    <PaymentsLayout title={t('ledger.title')} subtitle={t('ledger.subtitle')}>
      <CustomerList path={`${officeBase}/accounts`} getPage={id => `/payments/accounts/${id}`} />
    </PaymentsLayout>
  )
}
