import type { PaymentAttempt } from '@bgm/api-client'
import { LoadingMark } from '@bgm/ui'
import { useText } from '#app/text'
import { getPaymentProblem } from './payment-problem'
import { getPaymentStage } from './payment-view'

const tones = { waiting: 'text-warn', paid: 'text-ok', problem: 'text-muted' }

/** The state as text above the heading. A change is announced without moving the focus. */
export function PaymentStatus({ attempt }: { attempt: PaymentAttempt }) {
  const t = useText()
  const stage = getPaymentStage(attempt)
  const text = {
    waiting: () => t('payments.waiting.state'),
    paid: () => t('payments.paid.title'),
    problem: () => t(`payments.problem.${getPaymentProblem(attempt)}.title`),
  }[stage]()
  return (
    <p
      role="status"
      className={`inline-flex items-center gap-2.5 font-semibold ${tones[stage]} ${stage === 'waiting' ? '' : 'sr-only'}`}
    >
      {stage === 'waiting' ? <LoadingMark /> : null}
      {text}
    </p>
  )
}
