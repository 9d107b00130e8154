import type { OfferedPaymentMethod } from '@bgm/api-client'
import { ArrowRight } from 'lucide-react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useFormField } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { groupPaymentOptions } from '#app/services/payment-options'
import { useText } from '#app/text'
import { PaymentOptionCard, TransferCard } from './payment-option-card'

type MethodFormProps = {
  methods: OfferedPaymentMethod[]
  total: number
  /** Whether the payer can choose an ordinary bank transfer. */
  transfer: boolean
  /** Identifies the submission, so that submitting the form twice starts only one payment. */
  submissionKey: string
  /** The orders that are shown, where their selection may change until the form is sent. */
  orders?: readonly string[]
}

export const paymentMethodFormId = 'choose-payment'

/**
 * The choice of a payment method. CSS shows the matching button label, so that the form works without
 * JavaScript.
 */
export function PaymentMethodForm({ methods, total, transfer, submissionKey, orders = [] }: MethodFormProps) {
  const form = useSubmission(paymentMethodFormId, { schema: all => all.choosePaymentMethodSchema })
  return (
    <SubmissionForm of={form} className="group/pay">
      <input type="hidden" name="submission_key" value={submissionKey} />
      {orders.map(id => (
        <input key={id} type="hidden" name="orders" value={id} />
      ))}
      <Choices methods={methods} total={total} transfer={transfer} />
      <div className="z-1 mt-6 max-lg:sticky max-lg:bottom-0 max-lg:-mx-gutter max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-gutter max-lg:py-3">
        <SubmitButton of={form} size="l" className="max-lg:w-full">
          <NextStep />
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </SubmitButton>
      </div>
    </SubmissionForm>
  )
}

function Choices({ methods, total, transfer }: Omit<MethodFormProps, 'submissionKey' | 'orders'>) {
  const t = useText()
  const { meta } = useFormField('method')
  const options = groupPaymentOptions(methods)
  const [first] = options.flatMap(option => option.methods.filter(({ available }) => available))
  const typed = typeof meta.initialValue === 'string' ? meta.initialValue : ''
  const chosen = typed || first?.key || (transfer ? 'bank-transfer' : null)
  const choice = { name: 'method', chosen, total }
  const usable = options.filter(({ available }) => available)
  const others = options.filter(({ available }) => !available)
  return (
    <div
      id={meta.id}
      tabIndex={-1}
      role="radiogroup"
      aria-label={t('payments.choose_title')}
      className="mt-6 grid gap-3"
    >
      {usable.map(option => (
        <PaymentOptionCard key={option.group} option={option} {...choice} />
      ))}
      {transfer ? <TransferCard {...choice} /> : null}
      {others.map(option => (
        <PaymentOptionCard key={option.group} option={option} {...choice} />
      ))}
    </div>
  )
}

/** Each label is shown while a method of its type is selected. */
const labels = {
  'virtual-account': 'group-has-[[data-way=virtual-account]:checked]/pay:inline',
  qris: 'group-has-[[data-way=qris]:checked]/pay:inline',
  'e-wallet': 'group-has-[[data-way=e-wallet]:checked]/pay:inline',
  card: 'group-has-[[data-way=card]:checked]/pay:inline',
  'bank-transfer': 'group-has-[[data-way=bank-transfer]:checked]/pay:inline',
} as const

const kinds = ['virtual-account', 'qris', 'e-wallet', 'card', 'bank-transfer'] as const

function NextStep() {
  const t = useText()
  return kinds.map(kind => (
    <span key={kind} className={`hidden ${labels[kind]}`}>
      {t(`payments.ways.${kind}.next`)}
    </span>
  ))
}
