import { ReferenceFields } from '#app/components/reference-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import type { Cart } from '#app/services/cart.server'
import { useText } from '#app/text'

type ConfirmCartProps = {
  cart: Pick<Cart, 'version' | 'total' | 'orderable'>
  submissionKey: string
  total: string
}

/** Orders what can be ordered, at the total that is shown. */
export function ConfirmCart({ cart, submissionKey, total }: ConfirmCartProps) {
  const t = useText()
  const form = useSubmission('confirm', {
    schema: all => all.placeCartSchema,
    order: ['purchase_order', 'cost_centre'],
  })
  return (
    <SubmissionForm of={form} className="grid gap-4">
      <input type="hidden" name="expected_total" value={cart.total} />
      <input type="hidden" name="version" value={cart.version} />
      <input type="hidden" name="submission_key" value={submissionKey} />
      {cart.orderable > 0 ? (
        <>
          <ReferenceFields />
          <SubmitButton of={form}>
            {t('cart.submit')} · {total}
          </SubmitButton>
          <p className="text-small text-muted">{t('ordering.summary.payment')}</p>
        </>
      ) : (
        <p className="text-label font-semibold">{t('cart.none_orderable')}</p>
      )}
    </SubmissionForm>
  )
}
