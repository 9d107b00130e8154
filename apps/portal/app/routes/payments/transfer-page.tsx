import { format } from '@bgm/i18n'
import { ButtonLink, LeafCard } from '@bgm/ui'
import { TransferDetails } from '#app/components/transfer-details'
import type { Bill } from '#app/services/bills'
import { useLocale, useText } from '#app/text'

export type BankAccount = {
  bank_name: string
  account_number: string
  account_holder: string
}

/** The bank account for an ordinary transfer, with the order number as the reference. */
export function TransferPage({ bill, account, back }: { bill: Bill; account: BankAccount; back: string }) {
  const t = useText()
  const locale = useLocale()
  const reference = bill.orders[0]?.number ?? ''
  return (
    <>
      <h1 className="text-title">{t('payments.transfer.title')}</h1>
      <p className="mt-1.5 max-w-[40em] text-muted">{t('payments.transfer.text')}</p>
      <LeafCard className="mt-6">
        <TransferDetails total={bill.due} account={{ ...account, reference }} />
        {bill.orders.length > 1 ? (
          <p className="text-small">
            {t('payments.several.transfer', { numbers: bill.orders.map(({ number }) => number).join(', ') })}
          </p>
        ) : null}
        {bill.pay_before ? (
          <p className="text-small text-muted">
            {t('orders.payment.before', { date: format.dateTime(bill.pay_before, locale) })}
          </p>
        ) : null}
      </LeafCard>
      <p className="mt-5">
        <ButtonLink variant="secondary" href={back}>
          {t('payments.transfer.another')}
        </ButtonLink>
      </p>
    </>
  )
}
