import { TextField } from '#app/forms/fields'
import { useText } from '#app/text'

/** The numbers of the buyer's own bookkeeping. */
export function ReferenceFields() {
  const t = useText()
  return (
    <>
      <TextField
        name="purchase_order"
        optional
        autoComplete="off"
        hint={t('approval.references.order_hint')}
      />
      <TextField name="cost_centre" optional autoComplete="off" />
    </>
  )
}
