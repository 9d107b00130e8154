import type { HeldMoney } from '@bgm/api-client'
import { LeafCard } from '@bgm/ui'
import { HeldMoneyNotice, useHeldTitle } from '#app/components/held-money'
import { TransferDetails } from '#app/components/transfer-details'
import type { Bill } from '#app/services/bills'
import { CollapsibleBill } from './bill-receipt'
import type { BankAccount } from './transfer-page'

/** Replaces the choice of a method after a payment in another amount: only the missing amount can be paid. */
export function HeldPayment({
  held,
  bill,
  account,
}: {
  held: HeldMoney
  bill: Bill
  account: BankAccount | null
}) {
  const reference = bill.orders[0]?.number ?? ''
  return (
    <>
      <h1 className="mb-5 text-title">{useHeldTitle(held)}</h1>
      <HeldMoneyNotice held={held} title={false} />
      <CollapsibleBill bill={bill} />
      {account && bill.due > 0 ? (
        <LeafCard className="mt-6">
          <TransferDetails total={bill.due} account={{ ...account, reference }} />
        </LeafCard>
      ) : null}
    </>
  )
}
