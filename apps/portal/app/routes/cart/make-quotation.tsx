import { FileText } from 'lucide-react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import type { Cart } from '#app/services/cart.server'
import { useText } from '#app/text'

type MakeQuotationProps = { cart: Pick<Cart, 'version' | 'total'> }

/** Makes a quotation of the cart, which stays as it is. */
export function MakeQuotation({ cart }: MakeQuotationProps) {
  const t = useText()
  const form = useSubmission('quotation')
  return (
    <SubmissionForm of={form} className="grid gap-2">
      <input type="hidden" name="expected_total" value={cart.total} />
      <input type="hidden" name="version" value={cart.version} />
      <SubmitButton of={form} variant="secondary">
        <FileText aria-hidden="true" strokeWidth={1.75} />
        {t('quotations.make')}
      </SubmitButton>
      <p className="text-small text-muted">{t('quotations.make_text')}</p>
    </SubmissionForm>
  )
}
