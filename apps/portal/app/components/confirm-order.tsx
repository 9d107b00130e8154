import type { ApprovalNeed } from '@bgm/api-client'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { ApprovalNeedNote } from './approval-need'
import { ReferenceFields } from './reference-fields'

type ConfirmOrderProps = {
  total: number
  submissionKey: string
  label: string
  note?: string
  /** Set if the order goes through the cart, because somebody else has to approve it. */
  approval: ApprovalNeed | null
}

/** Places an order at the total that is shown, or puts it into the cart, where its approval is requested. */
export const ConfirmOrder = ({ approval, ...order }: ConfirmOrderProps) =>
  approval ? <ToCart approval={approval} /> : <Confirm {...order} />

function Confirm({ total, submissionKey, label, note }: Omit<ConfirmOrderProps, 'approval'>) {
  const form = useSubmission('confirm', {
    schema: all => all.confirmReferencedOrderSchema,
    order: ['purchase_order', 'cost_centre'],
  })
  return (
    <SubmissionForm of={form} className="mt-5 grid gap-4">
      <input type="hidden" name="expected_total" value={total} />
      <input type="hidden" name="submission_key" value={submissionKey} />
      <ReferenceFields />
      <SubmitButton of={form}>{label}</SubmitButton>
      {note ? <p className="text-small text-muted">{note}</p> : null}
    </SubmissionForm>
  )
}

function ToCart({ approval }: { approval: ApprovalNeed }) {
  const t = useText()
  const form = useSubmission('to-cart')
  return (
    <SubmissionForm of={form} className="mt-5 grid gap-3">
      <ApprovalNeedNote need={approval} />
      <SubmitButton of={form}>{t('approval.need.to_cart')}</SubmitButton>
      <p className="text-small text-muted">{t('approval.need.to_cart_text')}</p>
    </SubmissionForm>
  )
}
