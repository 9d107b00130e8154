import { format } from '@bgm/i18n'
import { SummaryList } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useLocale, useText } from '#app/text'
import { CopyButton } from './copy-button'

type TransferDetailsProps = {
  total: number
  account: { bank_name: string; account_number: string; account_holder: string; reference: string }
}

/** The amount, account and reference of a bank transfer. */
export function TransferDetails({ total, account }: TransferDetailsProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <SummaryList
      className="my-4 border-y border-line"
      items={[
        {
          term: t('orders.payment.amount'),
          detail: (
            <CopyableDetail text={String(total)} what={t('orders.payment.amount')}>
              <b className="text-[1.375rem] tracking-[-0.02em]">{format.rupiah(total, locale)}</b>
            </CopyableDetail>
          ),
        },
        { term: t('orders.payment.bank'), detail: account.bank_name },
        {
          term: t('orders.payment.account_number'),
          detail: (
            <CopyableDetail
              text={account.account_number.replace(/[\s.-]/g, '')}
              what={t('orders.payment.account_number')}
            >
              {account.account_number}
            </CopyableDetail>
          ),
        },
        { term: t('orders.payment.account_holder'), detail: account.account_holder },
        {
          term: t('orders.payment.reference'),
          detail: (
            <CopyableDetail text={account.reference} what={t('orders.payment.reference')}>
              {account.reference}
            </CopyableDetail>
          ),
        },
      ]}
    />
  )
}

/** A payment detail in readable form, with a button that copies it in the format that banking apps accept. */
function CopyableDetail({ text, what, children }: { text: string; what: string; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5">
      <span>{children}</span>
      <CopyButton text={text} what={what} size="s" />
    </span>
  )
}
