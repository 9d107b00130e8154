import { ApprovalNeedNote } from '#app/components/approval-need'
import { ReferenceFields } from '#app/components/reference-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import type { Cart } from '#app/services/cart.server'
import { useText } from '#app/text'

type AskApprovalProps = {
  cart: Pick<Cart, 'version' | 'total' | 'refused' | 'voucher_refusal'> & {
    approval: NonNullable<Cart['approval']>
  }
}

/** Asks for the approval of the whole cart, at the total that is shown. */
export function AskApproval({ cart }: AskApprovalProps) {
  const t = useText()
  const form = useSubmission('ask', {
    schema: all => all.requestApprovalSchema,
    order: ['purpose', 'purchase_order', 'cost_centre'],
  })
  const isBroken = cart.refused > 0 || cart.voucher_refusal !== null
  return (
    <SubmissionForm
      of={form}
      className="grid gap-4 rounded-card border border-line bg-surface px-5 py-6 sm:px-7"
    >
      <input type="hidden" name="expected_total" value={cart.total} />
      <input type="hidden" name="version" value={cart.version} />
      <ApprovalNeedNote need={cart.approval} />
      {isBroken ? (
        <p className="text-label font-semibold">{t('approval.fix_first')}</p>
      ) : cart.approval.deciders.length > 0 ? (
        <>
          <TextareaField name="purpose" hint={t('approval.purpose_hint')} />
          <ReferenceFields />
          <SubmitButton of={form}>{t('approval.ask')}</SubmitButton>
        </>
      ) : null}
    </SubmissionForm>
  )
}
