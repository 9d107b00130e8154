import type { Quote } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Field, OrderSummary, type SummaryItem, TextInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { SubmissionForm } from '#app/forms/submission-form'
import { useFormField } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { RoyaltyLine } from './royalty-line'

type OrderReceiptProps = {
  quote: Quote
  royalty: Royalty
  /** Additional lines above the total. */
  more?: SummaryItem[]
}

/** The price including any voucher; all amounts come from the backend. */
export function OrderReceipt({ quote, royalty, more = [] }: OrderReceiptProps) {
  const t = useText()
  const locale = useLocale()
  const { tax, voucher_code } = quote
  return (
    <OrderSummary
      title={t('orders.summary')}
      items={[
        { term: quote.package.title, detail: format.rupiah(quote.unit_price, locale) },
        { term: t('orders.period'), detail: t(`options.billing_period.${quote.billing_period}`) },
        { term: t('orders.zones'), detail: quote.zone_count },
        ...more,
        { term: t('orders.price'), detail: format.rupiah(quote.price, locale) },
        ...(tax
          ? [
              {
                term: t('orders.tax', { rate: format.percent(tax.rate / 100, locale) }),
                detail: format.rupiah(tax.amount, locale),
              },
            ]
          : []),
      ]}
      voucher={<VoucherForm key={voucher_code} applied={voucher_code} />}
      {...(voucher_code ? { voucherNote: t('orders.voucher.applied') } : {})}
      {...(quote.discount > 0
        ? { discount: { label: t('orders.discount'), amount: format.rupiah(-quote.discount, locale) } }
        : {})}
      total={{ label: t('orders.total'), amount: format.rupiah(quote.total, locale) }}
      note={<RoyaltyLine royalty={royalty} />}
    />
  )
}

function VoucherForm({ applied }: { applied: string | null }) {
  const form = useSubmission('voucher', {
    schema: all => all.voucherCodeSchema,
    saved: { voucher_code: applied },
  })
  return (
    <SubmissionForm of={form} className="grid gap-3">
      <VoucherField applied={applied !== null} busy={form.busy} />
    </SubmissionForm>
  )
}

function VoucherField({ applied, busy }: { applied: boolean; busy: boolean }) {
  const t = useText()
  const { meta, error } = useFormField('voucher_code')
  return (
    <Field id={meta.id} label={t('orders.voucher.label')} error={error}>
      <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextInput
          {...getInputProps(meta, { type: 'text' })}
          readOnly={applied}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          name="intent"
          value={applied ? 'remove' : 'apply'}
          formNoValidate={applied}
          variant="secondary"
          busy={busy}
          busyLabel={t('words.loading')}
        >
          {t(applied ? 'orders.voucher.remove' : 'orders.voucher.apply')}
        </Button>
      </span>
    </Field>
  )
}
