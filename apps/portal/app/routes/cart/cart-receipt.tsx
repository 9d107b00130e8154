import { format } from '@bgm/i18n'
import { Notice, OrderSummary } from '@bgm/ui'
import { useIncludedTax } from '#app/components/included-tax'
import { RoyaltyLine } from '#app/components/royalty-line'
import { VoucherForm } from '#app/components/voucher-form'
import type { Cart } from '#app/services/cart.server'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'

type CartReceiptProps = { cart: Omit<Cart, 'data' | 'pagination'>; royalty: Royalty }

/** The total of all lines that can be ordered, by what they do, with the tax inside it. */
export function CartReceipt({ cart, royalty }: CartReceiptProps) {
  const t = useText()
  const locale = useLocale()
  const { voucher_code: code, voucher_refusal: refusal } = cart
  const tax = useIncludedTax(cart.tax)
  const groups = cart.groups.map(({ kind, units, price }) => ({
    term: t('cart.summary_group', {
      kind: t(`orders.kind.${kind}`),
      units: t('words.units', { count: units }),
    }),
    detail: format.rupiah(price, locale),
  }))
  const applied = code !== null && refusal === null
  return (
    <OrderSummary
      title={t('cart.summary')}
      items={groups}
      voucher={
        <>
          {refusal ? (
            <Notice tone="warn" className="mb-3">
              {t(`errors.${refusal}`)}
            </Notice>
          ) : null}
          <VoucherForm key={code} applied={code} />
        </>
      }
      {...(applied ? { voucherNote: t('orders.voucher.applied') } : {})}
      {...(cart.discount > 0
        ? { discount: { label: t('orders.discount'), amount: format.rupiah(-cart.discount, locale) } }
        : {})}
      total={{ label: t('orders.total'), amount: format.rupiah(cart.total, locale) }}
      {...tax}
      note={<RoyaltyLine royalty={royalty} />}
    />
  )
}
