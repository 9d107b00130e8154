import type { OfferedPaymentMethod } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentOption } from '#app/services/payment-options'
import { useLocale, useText } from '#app/text'

type Choice = {
  name: string
  /** The chosen method. */
  chosen: string | null
  total: number
}

const box =
  'rounded-card border-[1.5px] border-line-strong bg-surface has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)]'
const unavailableBox = 'border-dashed border-line-strong bg-sunken'

/** One type of payment: a single radio button, or several if it offers several banks or wallets. */
export function PaymentOptionCard({ option, ...choice }: Choice & { option: PaymentOption }) {
  const { group, methods, available } = option
  const [only] = methods
  const t = useText()
  const limits = useLimits()
  if (!only) return null
  if (methods.length === 1)
    return (
      <PaymentOptionRadio {...choice} value={only.key} group={group} available={available} speed="instant">
        {t(`payments.ways.${group}.text`)} {limits(only)}
        <UnavailableReason method={only} total={choice.total} />
      </PaymentOptionRadio>
    )
  return (
    <fieldset className={`min-w-0 p-4 sm:p-5 ${box} ${available ? '' : unavailableBox}`}>
      <legend className="contents">
        <span className="flex flex-wrap justify-between gap-x-4">
          <b className="font-[650]">{t(`payments.ways.${group}.title`)}</b>
          {available ? <Speed of="instant" /> : null}
        </span>
      </legend>
      <p className="mb-3.5 text-label text-muted">{t(`payments.ways.${group}.text`)}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {methods.map(method => (
          <MethodOption key={method.key} method={method} {...choice} />
        ))}
      </div>
    </fieldset>
  )
}

/** An ordinary transfer to our bank account, which is matched manually. */
export const TransferCard = (choice: Choice) => {
  const t = useText()
  return (
    <PaymentOptionRadio {...choice} value="bank-transfer" group="bank-transfer" available speed="one-day">
      {t('payments.ways.bank-transfer.text')}
    </PaymentOptionRadio>
  )
}

interface PaymentOptionRadioProps extends Choice {
  value: string
  group: PaymentOption['group'] | 'bank-transfer'
  available: boolean
  speed: 'instant' | 'one-day'
  children: ReactNode
}

function PaymentOptionRadio({
  name,
  chosen,
  value,
  group,
  available,
  speed,
  children,
}: PaymentOptionRadioProps) {
  const t = useText()
  return (
    <label
      className={`grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 p-4 sm:p-5 ${box} ${available ? 'cursor-pointer' : unavailableBox}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        data-way={group}
        defaultChecked={value === chosen}
        disabled={!available}
        required
        className="tick"
      />
      <span>
        <span className="flex flex-wrap justify-between gap-x-4">
          <b className="font-[650]">{t(`payments.ways.${group}.title`)}</b>
          {available ? <Speed of={speed} /> : null}
        </span>
        <span className="block text-label text-muted">{children}</span>
      </span>
    </label>
  )
}

function MethodOption({ method, name, chosen, total }: Choice & { method: OfferedPaymentMethod }) {
  const limits = useLimits()
  const { key, group, available } = method
  return (
    <label
      className={`grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 rounded-field border-[1.5px] px-3.5 py-3 ${available ? 'cursor-pointer border-line has-checked:border-accent has-checked:bg-accent-tint' : unavailableBox}`}
    >
      <input
        type="radio"
        name={name}
        value={key}
        data-way={group}
        defaultChecked={key === chosen}
        disabled={!available}
        required
        className="tick"
      />
      <span className="text-label">
        <b className="font-[650]">{method.name}</b>
        {available ? <span className="block text-small text-muted">{limits(method)}</span> : null}
        <UnavailableReason method={method} total={total} />
      </span>
    </label>
  )
}

const Speed = ({ of }: { of: 'instant' | 'one-day' }) => (
  <span className="text-label font-semibold">{useText()(`payments.speed.${of}`)}</span>
)

function UnavailableReason({ method: { reason }, total }: { method: OfferedPaymentMethod; total: number }) {
  const t = useText()
  const locale = useLocale()
  if (!reason) return null
  return (
    <span className="mt-1 flex items-start gap-2 text-small font-semibold text-warn">
      <Info aria-hidden="true" strokeWidth={1.75} className="mt-px size-4.5 shrink-0" />
      {t(`payments.refusals.${reason}`, { total: format.rupiah(total, locale) })}
    </span>
  )
}

/** Formats the limits of a method as a sentence. */
function useLimits() {
  const t = useText()
  const locale = useLocale()
  return ({ min, max }: OfferedPaymentMethod): string => {
    const values = {
      min: min === null ? '' : format.rupiah(min, locale),
      max: max === null ? '' : format.rupiah(max, locale),
    }
    if (min !== null && max !== null) return t('payments.limits.between', values)
    if (max !== null) return t('payments.limits.up_to', values)
    return min === null ? t('payments.limits.none') : t('payments.limits.at_least', values)
  }
}
