import { useState } from 'react'
import type { SchemaSelector } from './validation'

type Validation = typeof import('./validation')

/**
 * Loads browser validation when a form is first focused. Until it is loaded, or if loading fails, only the
 * server validates.
 */
export function useValidation(select: SchemaSelector | undefined) {
  const [validation, setValidation] = useState<Validation | null>(null)
  const load = () => {
    if (!select || validation) return
    import('./validation').then(
      ({ validate, handleSubmit }) => setValidation({ validate, handleSubmit }),
      () => undefined,
    )
  }
  const onValidate =
    validation && select
      ? ({ formData }: { formData: FormData }) => validation.validate(formData, select)
      : null
  return { onValidate, handleSubmit: validation?.handleSubmit, load }
}
